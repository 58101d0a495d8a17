import { findReference } from '../../src/rc-select/reference';
import './api.css';
import { Purposes } from './Purposes';
import { ReferenceTable } from './ReferenceTable';
import { useApiMessages } from './useApiMessages';

/** `<API id="Select"></API>` in a page: the table of that name (G2). */
export default function API({ id }: { id: string }) {
  const messages = useApiMessages();
  const reference = findReference(id);
  if (!reference) return <p className="api-missing">{messages.notFound(id)}</p>;
  return (
    <div className="api-reference">
      <Purposes reference={reference} />
      <ReferenceTable reference={reference} />
    </div>
  );
}
