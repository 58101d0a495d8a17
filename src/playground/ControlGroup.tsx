import type { Control } from './rc-select/controls';
import { countChanges } from './rc-select/props';
import { change, type Settings } from './rc-select/settings';
import { useTexts } from '../locale/useTexts';
import { useReferenceTexts } from '../reference/useReferenceTexts';
import { ControlRow } from './ControlRow';
import { playgroundTexts } from './texts';

interface ControlGroupProps {
  group: string;
  controls: readonly Control[];
  settings: Settings;
  isOpen: boolean;
  /** Left out while a search decides what is open. */
  onToggle: ((isOpen: boolean) => void) | undefined;
  onChange: (settings: Settings) => void;
}

/** Controls of one purpose, which can be folded; the group says how many are set. */
export function ControlGroup(props: ControlGroupProps) {
  const { group, controls, settings, isOpen, onToggle, onChange } = props;
  const texts = useTexts(playgroundTexts);
  const { groups } = useReferenceTexts();
  if (controls.length === 0) return null;
  const inGroup = new Set(controls.map(({ prop }) => prop.name));
  const changes = countChanges(settings, inGroup);
  return (
    <details
      className="playground-group"
      open={isOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>
        <span>{groups[group]}</span>
        {changes > 0 && <span className="playground-count">{texts.changed(changes)}</span>}
      </summary>
      {controls.map((control) => (
        <ControlRow
          key={control.prop.name}
          control={control}
          settings={settings}
          onChange={(text) => onChange(change(settings, control.prop.name, text))}
        />
      ))}
    </details>
  );
}
