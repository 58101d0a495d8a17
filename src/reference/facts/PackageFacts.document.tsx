import { TextPart } from '../../document/parts/TextPart';
import './facts.css';

/** What the package brings, as the document has it. */
export default function PackageFacts() {
  return <TextPart as="ul" className="package-facts" name="package-facts" />;
}
