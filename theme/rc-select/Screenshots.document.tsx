import './screenshots.css';
import '../ui/schemePictures.css';
import { TextPart } from '../text/TextPart';

/** Pictures of the component, as the document has them. */
export default function Screenshots() {
  return <TextPart as="div" className="screenshots" name="screenshots" />;
}
