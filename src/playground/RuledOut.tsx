import { useTexts } from '../locale/useTexts';
import { usePlayground } from './PlaygroundContext';
import { playgroundTexts } from './texts';

/** Says which props have no control and why, in a line for each reason. */
export function RuledOut() {
  const texts = useTexts(playgroundTexts);
  const { ruledOut, leftOut } = usePlayground().model;
  if (ruledOut.length === 0) return null;
  const reasons = [...new Set(ruledOut.flatMap(({ name }) => leftOut[name] ?? []))];
  return (
    <div className="playground-ruled-out">
      <p>{texts.withoutControl}</p>
      <ul>
        {reasons.map((because) => (
          <li key={because}>
            <span>{`${texts.without[because]} `}</span>
            {ruledOut
              .filter(({ name }) => leftOut[name] === because)
              .map(({ name }) => (
                <code key={name}>{name}</code>
              ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
