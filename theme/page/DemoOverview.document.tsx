import { TextPart } from '../text/TextPart';
import './overview.css';
import '../ui/schemePictures.css';
import '../ui/wideContent.css';

/** All demos (B5), as the document lists them: no script contains what all pages are. */
export default function DemoOverview() {
  return <TextPart as="div" className="demo-overview wide-content" name="demo-overview" />;
}
