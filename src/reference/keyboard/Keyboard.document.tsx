import './keyboard.css';
import { TextPart } from '../../document/parts/TextPart';
import { keepShown } from './keepShown';

/** What keys do, as the document has it. */
export default function Keyboard() {
  return <TextPart as="div" className="keyboard" name="keyboard" onClick={keepShown} />;
}
