import type { AccessibilityState, AccessibilityWatch } from '../watch/watchAccessibility';
import { findingsOf, isProblem } from '../describe/findings';
import { useTexts } from '../../../locale/useTexts';
import { Attributes, Facts } from './Facts';
import { Findings } from './Findings';
import { Options } from './Options';
import { inspectTexts } from './texts';
import './now.css';

interface NowProps {
  state: AccessibilityState;
  onChoose: AccessibilityWatch['choose'];
}

const FOCUS = 'focus';

/** Which of a demo's selects is described: the one with focus, or always the same. */
function SelectChooser({ state: { names, chosen }, onChoose }: NowProps) {
  const texts = useTexts(inspectTexts);
  return (
    <label>
      {texts.whichSelect}
      <select
        value={chosen ?? FOCUS}
        onChange={({ target: { value } }) => onChoose(value === FOCUS ? undefined : Number(value))}
      >
        <option value={FOCUS}>{texts.followFocus}</option>
        {names.map((name, index) => (
          <option key={index} value={index}>
            {name || texts.unnamed}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What a select exposes to assistive technology right now, what is wrong with it first. */
export function Now({ state, onChoose }: NowProps) {
  const { names, description, hasLooked } = state;
  const texts = useTexts(inspectTexts);
  const findings = description ? findingsOf(description) : [];
  const problems = findings.filter(isProblem).length;
  return (
    <section className="inspector-part">
      <header className="inspector-head">
        <h3>{texts.now}</h3>
        {problems > 0 && <span className="inspector-warns">{texts.problemCount(problems)}</span>}
        {names.length > 1 && <SelectChooser state={state} onChoose={onChoose} />}
      </header>
      <div className="inspector-now" role="group" aria-label={texts.now} tabIndex={0}>
        {description ? (
          <>
            <Findings findings={findings} />
            <Facts description={description} />
            <Options list={description.list} />
            <Attributes description={description} />
          </>
        ) : (
          hasLooked && <p className="inspector-aside">{texts.noSelect}</p>
        )}
      </div>
    </section>
  );
}
