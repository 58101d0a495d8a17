import { TextPart } from '../../src/document/parts/TextPart';

/** The sentence below a title, as the document has it. */
export function Lead() {
  return <TextPart as="p" className="lead" name="lead" />;
}
