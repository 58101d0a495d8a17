import { facts } from '@@/dumi/packageFacts';
import { textPart } from '../../document/contract';
import { factTexts } from './factTexts';
import './facts.css';

/** What the package brings, in one line. */
export default function PackageFacts() {
  return (
    <ul className="package-facts" {...textPart('package-facts')}>
      {factTexts(facts).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
