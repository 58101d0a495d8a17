import adapter from '@@/subject/inspector';
import type { AccessibilityState, AccessibilityWatch } from '../watch/watchAccessibility';
import { Button } from '../../../ui/Button';
import { Elements, Regions } from './Elements';
import { Attributes, Facts } from './Facts';
import { Findings } from './Findings';
import { useInspectTexts } from './useInspectTexts';
import { useIssues } from './useIssues';
import './now.css';

interface NowProps {
  state: AccessibilityState;
  onChoose: AccessibilityWatch['choose'];
}

const FOCUS = 'focus';

/** Which of a demo's elements is shown: the one with focus, or always the same. */
function ElementChooser({ state: { elements, chosen }, onChoose }: NowProps) {
  const texts = useInspectTexts();
  return (
    <label>
      {texts.whichElement}
      <select
        value={chosen ?? FOCUS}
        onChange={({ target: { value } }) => onChoose(value === FOCUS ? undefined : Number(value))}
      >
        <option value={FOCUS}>{texts.followFocus}</option>
        {elements.map((element, index) => (
          <option key={index} value={index}>
            {texts.label(element)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What a demo exposes to assistive technology right now, what is wrong with it first. */
export function Now({ state, onChoose }: NowProps) {
  const { elements, shown, chosen, details, regions, hasLooked } = state;
  const texts = useInspectTexts();
  const issues = useIssues(state);
  const problems = issues.filter(({ isProblem }) => isProblem).length;
  const description = elements[shown ?? 0];
  return (
    <section className="inspector-part">
      <header className="inspector-head">
        <h3>{texts.now}</h3>
        {problems > 0 && <span className="inspector-warns">{texts.problemCount(problems)}</span>}
        {adapter && elements.length > 1 && <ElementChooser state={state} onChoose={onChoose} />}
        {!adapter && chosen !== undefined && (
          <Button look="plain" onClick={() => onChoose(undefined)}>
            {texts.follow}
          </Button>
        )}
      </header>
      <div className="inspector-now" role="group" aria-label={texts.now} tabIndex={0}>
        {description && (
          <>
            <Findings issues={issues} />
            {!adapter && <Elements elements={elements} shown={shown} onChoose={onChoose} />}
            {!adapter && <h4>{texts.label(description)}</h4>}
            <Facts description={description} />
            {adapter && (
              <adapter.Details description={description} details={details} texts={texts} />
            )}
            <Attributes description={description} isOpen={!adapter} />
          </>
        )}
        {!description && hasLooked && <p className="inspector-aside">{texts.nothingThere}</p>}
        <Regions regions={regions} />
      </div>
    </section>
  );
}
