import './api.css';
import './entry.css';
import { useEffect, useRef } from 'react';
import { useInterfaceLang } from '../locale/useLocale';
import { useTexts } from '../locale/useTexts';
import { TextPart } from '../document/parts/TextPart';
import { usePart } from '../document/parts/usePart';
import { REFERENCE_ROW } from '../document/contract';
import { isFiltered } from './isFiltered';
import { TableFilter } from './TableFilter';
import { referenceTexts, translation } from './texts';

/** In each row (src/reference/ReferenceTable.tsx). */
const ROW = `class="${REFERENCE_ROW}"`;

/** `<API id="Select"></API>` in a page: the table of that name (G2), as the document has it. */
export default function API({ id }: { id: string }) {
  const texts = useTexts(referenceTexts);
  const lang = useInterfaceLang();
  const table = useRef<HTMLElement>(null);
  const name = `api-${id}`;
  const rows = usePart(name).split(ROW).length - 1;

  useEffect(
    function translateTable() {
      // Where it was never loaded, the table is as in the document.
      if (table.current) translation.get()?.translate(table.current, id, texts, lang);
    },
    [texts, lang, id],
  );

  return (
    <div className="api-reference">
      {isFiltered(rows) && <TableFilter table={table} />}
      <TextPart ref={table} as="div" name={name} />
    </div>
  );
}
