import type { AccessibilityState, AccessibilityWatch } from '../watch/watchAccessibility';
import { findingsOf, isProblem } from '../describe/findings';
import { useTexts } from '../../../locale/useTexts';
import { Attributes, Facts } from './Facts';
import { Findings } from './Findings';
import { inspectTexts } from './texts';
import type { ListDescription, OptionDescription } from '../describe/description';
import './now.css';

function Option({ option }: { option: OptionDescription }) {
  const texts = useTexts(inspectTexts);
  return (
    <li className="inspector-option">
      <bdi>{option.name || <i>{texts.none}</i>}</bdi>
      {option.isActive && <span className="inspector-badge">{texts.active}</span>}
      {option.isSelected && <span className="inspector-badge">{texts.selected}</span>}
      {option.isDisabled && <span className="inspector-badge">{texts.disabled}</span>}
      <span className="inspector-place">{texts.place(option)}</span>
    </li>
  );
}

/** The options as assistive technology gets them, which need not be those that are seen. */
function Options({ list }: { list: ListDescription | undefined }) {
  const texts = useTexts(inspectTexts);
  if (!list) return <p className="inspector-aside">{texts.noList}</p>;
  if (list.isHidden) return <p className="inspector-aside">{texts.listHidden}</p>;
  const more = list.optionCount - list.options.length;
  return (
    <>
      <h4>{texts.options(list.optionCount)}</h4>
      <ul className="inspector-options">
        {list.options.map((option, index) => (
          <Option key={`${index} ${option.id}`} option={option} />
        ))}
      </ul>
      {more > 0 && <p className="inspector-aside">{texts.moreOptions(more)}</p>}
    </>
  );
}

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
