import './api.css';
import './entry.css';
import { useRef } from 'react';
import { findReference } from '.';
import { Reference } from './Reference';
import { TableFilter } from './TableFilter';
import { isFiltered } from './isFiltered';
import { textPart } from '../document/contract';

/** `<API id="Select"></API>` in a page: the table of that name (G2). */
export default function API({ id }: { id: string }) {
  const table = useRef<HTMLDivElement>(null);
  const found = findReference(id);
  return (
    <div className="api-reference">
      {typeof found === 'object' && isFiltered(found.entries.length) && (
        <TableFilter table={table} />
      )}
      <div ref={table} {...textPart(`api-${id}`)}>
        <Reference id={id} found={found} />
      </div>
    </div>
  );
}
