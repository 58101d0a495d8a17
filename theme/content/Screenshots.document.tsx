import './screenshots.css';
import '../../src/ui/schemePictures.css';
import { TextPart } from '../../src/document/parts/TextPart';

/** Pictures of the component, as the document has them. */
export default function Screenshots() {
  return <TextPart as="div" className="screenshots" name="screenshots" />;
}
