import { ControlRow } from './ControlRow';
import type { Control } from './model/controls';
import type { Settings } from './model/settings';
import { change } from './model/values';
import { usePlayground } from './PlaygroundContext';

interface ControlRowsProps {
  controls: readonly Control[];
  settings: Settings;
  onChange: (settings: Settings) => void;
}

/** Controls, one below the other. */
export function ControlRows({ controls, settings, onChange }: ControlRowsProps) {
  const { model } = usePlayground();
  return controls.map((control) => (
    <ControlRow
      key={control.prop.name}
      control={control}
      settings={settings}
      onChange={(text) => onChange(change(model, settings, control.prop.name, text))}
    />
  ));
}
