import { useMemo } from 'react';
import { describe } from './rc-select/props';
import { CodePanel } from './CodePanel';
import { Controls } from './Controls';
import { Stage } from './Stage';
import { useSettings } from './useSettings';
import './playground.css';
import './controls.css';
import type { Locale } from '../locale/locales';
import type { QueryProblem } from './rc-select/query';
import { useLocale } from '../locale/useLocale';
import { useTexts } from '../locale/useTexts';
import { playgroundTexts, type PlaygroundTexts } from './texts';
import { CALLOUT_KIND } from '../document/contract';

/** How many characters of a text from the address are shown. */
const MAX_LENGTH = 60;

const cut = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}...` : text);

function toSentence(problem: QueryProblem, { problems }: PlaygroundTexts, locale: Locale): string {
  switch (problem.kind) {
    case 'unknown':
      return problems.unknown(problem.near);
    case 'repeated':
      return problems.repeated;
    case 'left-out':
      return problems.leftOut[problem.because];
    case 'value':
      return problems.value(
        cut(problem.text),
        new Intl.ListFormat(locale, { type: 'disjunction' }).format(problem.allowed),
      );
  }
}

/** Says which parts of the address the playground could not use, and why. */
function QueryProblems({ problems }: { problems: readonly QueryProblem[] }) {
  const locale = useLocale();
  const texts = useTexts(playgroundTexts);
  if (problems.length === 0) return null;
  return (
    <div className="callout playground-problems" {...{ [CALLOUT_KIND]: 'warning' }} role="alert">
      <p className="callout-title">{texts.problems.title(problems.length)}</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.name}>
            <code>{cut(problem.name)}</code>
            <span>{` ${toSentence(problem, texts, locale)}`}</span>
          </li>
        ))}
      </ul>
      <p>{texts.problems.whatToDo}</p>
    </div>
  );
}

interface WorkbenchProps {
  /** Whether its tab is the one being shown. */
  isShown: boolean;
}

/**
 * The playground: the select on its stage, a control for each prop, and the code of what is set.
 */
export function Workbench({ isShown }: WorkbenchProps) {
  const { settings, problems, set, reset, address } = useSettings(isShown);
  const description = useMemo(() => describe(settings), [settings]);
  return (
    <div className="playground">
      <QueryProblems problems={problems} />
      <div className="playground-bench">
        {/* An open list is at the end of the body, so it would be seen in the other tabs too. */}
        {isShown && <Stage description={description} onReset={reset} />}
        <Controls settings={settings} onChange={set} onReset={reset} />
      </div>
      <CodePanel description={description} address={address} />
    </div>
  );
}
