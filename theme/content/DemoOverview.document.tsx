import { TextPart } from '../../src/document/parts/TextPart';
import './overview.css';
import '../../src/ui/schemePictures.css';
import '../../src/ui/wideContent.css';

/** All demos (B5), as the document lists them: no script contains what all pages are. */
export default function DemoOverview() {
  return <TextPart as="div" className="demo-overview wide-content" name="demo-overview" />;
}
