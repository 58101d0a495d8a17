import '../ui/callout.css';
import { CALLOUT_KIND } from '../document/contract';
import { useTexts } from '../locale/useTexts';
import type { QueryProblem } from './model/query';
import { usePlayground, useSubjectTexts } from './PlaygroundContext';
import { playgroundTexts, type PlaygroundTexts } from './texts';

/** How many characters of a text from the address are shown. */
const MAX_LENGTH = 60;

const cut = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}...` : text);

interface Words {
  texts: PlaygroundTexts;
  /** Name of the component. */
  name: string;
  noun: string;
}

function toSentence(problem: QueryProblem, { texts, name, noun }: Words): string {
  const { problems } = texts;
  switch (problem.kind) {
    case 'unknown':
      return problems.unknown(name, problem.near);
    case 'repeated':
      return problems.repeated;
    case 'left-out':
      return problems.leftOut[problem.because](noun);
    case 'value':
      return problems.value(cut(problem.text), problem.allowed);
  }
}

/** Says which parts of the address the playground could not use, and why. */
export function QueryProblems({ problems }: { problems: readonly QueryProblem[] }) {
  const texts = useTexts(playgroundTexts);
  const { noun } = useSubjectTexts();
  const { name } = usePlayground().model.target;
  if (problems.length === 0) return null;
  return (
    <div className="callout playground-problems" {...{ [CALLOUT_KIND]: 'warning' }} role="alert">
      <p className="callout-title">{texts.problems.title(problems.length)}</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.name}>
            <code>{cut(problem.name)}</code>
            <span>{` ${toSentence(problem, { texts, name, noun })}`}</span>
          </li>
        ))}
      </ul>
      <p>{texts.problems.whatToDo}</p>
    </div>
  );
}
