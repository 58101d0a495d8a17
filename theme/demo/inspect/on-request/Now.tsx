import type {
  AccessibilityState,
  AccessibilityWatch,
} from '../../../../src/rc-select/inspect/watch/watchAccessibility';
import { findingsOf, isProblem } from '../../../../src/rc-select/inspect/describe/findings';
import { useTexts } from '../../../locale/useTexts';
import { Facts } from './Facts';
import { Findings } from './Findings';
import { Options } from './Options';
import { SelectChooser } from './SelectChooser';
import { inspectTexts } from './texts';
import './now.css';

/** Props of the description of a select. */
export interface NowProps {
  state: AccessibilityState;
  onChoose: AccessibilityWatch['choose'];
}

/** What assistive technology is told of a select right now. */
export function Now({ state, onChoose }: NowProps) {
  const { names, chosen, description, hasLooked } = state;
  const texts = useTexts(inspectTexts);
  const findings = description ? findingsOf(description) : [];
  const problems = findings.filter(isProblem).length;
  return (
    <section className="inspector-part">
      <header className="inspector-head">
        <h3>{texts.now}</h3>
        {problems > 0 && <span className="inspector-warns">{texts.problemCount(problems)}</span>}
        {names.length > 1 && <SelectChooser names={names} chosen={chosen} onChoose={onChoose} />}
      </header>
      <div className="inspector-now" role="group" aria-label={texts.now} tabIndex={0}>
        {description ? (
          <>
            <Facts description={description} />
            <Options list={description.list} />
            <Findings findings={findings} />
          </>
        ) : (
          hasLooked && <p className="inspector-aside">{texts.noSelect}</p>
        )}
      </div>
    </section>
  );
}
