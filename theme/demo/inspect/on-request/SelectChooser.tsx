import type { AccessibilityWatch } from '../../../../src/rc-select/inspect/watch/watchAccessibility';
import { useTexts } from '../../../locale/useTexts';
import { inspectTexts } from './texts';

const FOCUS = 'focus';

/** Which of a demo's selects is described: the one with focus, or always the same. */
export function SelectChooser({
  names,
  chosen,
  onChoose,
}: {
  names: readonly string[];
  chosen: number | undefined;
  onChoose: AccessibilityWatch['choose'];
}) {
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
