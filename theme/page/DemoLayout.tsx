import { useOutlet } from 'react-router-dom';
import { useColorPreference } from '../color/useColorPreference';

/** Layout of a demo that stands alone (B6): nothing but the demo, in the visitor's colours. */
export default function DemoLayout() {
  useColorPreference();
  return <main className="standalone">{useOutlet()}</main>;
}
