import { TextPart } from '../../src/document/parts/TextPart';
import { usePart } from '../../src/document/parts/usePart';
import { NOT_SEARCHED } from '../../src/document/contract';

/** What a page is about, as code below its title, where the document has it. */
export function Signature() {
  if (usePart('signature') === '') return null;
  return <TextPart as="p" className="signature" name="signature" {...NOT_SEARCHED} />;
}
