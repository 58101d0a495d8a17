import { findReference } from '../../src/rc-select/reference';
import './api.css';
import { useTexts } from '../locale/useTexts';
import { Purposes } from './Purposes';
import { ReferenceTable } from './ReferenceTable';
import { referenceTexts } from './texts';

/** `<API id="Select"></API>` in a page: the table of that name (G2). */
export default function API({ id }: { id: string }) {
  const texts = useTexts(referenceTexts);
  const reference = findReference(id);
  if (!reference) return <p className="api-missing">{texts.notFound(id)}</p>;
  return (
    <div className="api-reference">
      <Purposes reference={reference} />
      <ReferenceTable reference={reference} />
    </div>
  );
}
