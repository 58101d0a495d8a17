import type { AccessibilityWatch } from '../../../../src/rc-select/inspect/watch/watchAccessibility';
import { useInspectMessages } from './useInspectMessages';

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
  const messages = useInspectMessages();
  return (
    <label>
      {messages.whichSelect}
      <select
        value={chosen ?? FOCUS}
        onChange={({ target: { value } }) => onChoose(value === FOCUS ? undefined : Number(value))}
      >
        <option value={FOCUS}>{messages.followFocus}</option>
        {names.map((name, index) => (
          <option key={index} value={index}>
            {name || messages.unnamed}
          </option>
        ))}
      </select>
    </label>
  );
}
