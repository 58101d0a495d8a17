import type { Control } from './model/controls';
import { countChanges } from './model/description';
import type { Settings } from './model/settings';
import { useTexts } from '../locale/useTexts';
import { useReferenceTexts } from '../reference/useReferenceTexts';
import { ControlRows } from './ControlRows';
import { usePlayground } from './PlaygroundContext';
import { playgroundTexts } from './texts';

interface ControlGroupProps {
  /** Key of its title; a name that has none is its title. */
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
  const { model } = usePlayground();
  const { groups } = useReferenceTexts();
  if (controls.length === 0) return null;
  const inGroup = new Set(controls.map(({ prop }) => prop.name));
  const changes = countChanges(model, settings, inGroup);
  return (
    <details
      className="playground-group"
      open={isOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>
        <span>{groups[group] ?? group}</span>
        {changes > 0 && <span className="playground-count">{texts.changed(changes)}</span>}
      </summary>
      <ControlRows controls={controls} settings={settings} onChange={onChange} />
    </details>
  );
}
