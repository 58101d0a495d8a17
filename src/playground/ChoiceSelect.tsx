import type { ComponentProps } from 'react';
import { useTexts } from '../locale/useTexts';
import type { Choice, Control } from './model/controls';
import { defaultOf } from './model/description';
import type { Settings } from './model/settings';
import { usePlayground, useSubjectTexts } from './PlaygroundContext';
import { playgroundTexts } from './texts';

interface ChoiceSelectProps extends ComponentProps<'select'> {
  control: Control;
  settings: Settings;
  onChoose: (text: string | undefined) => void;
}

/** The longest default that fits into its control. */
const MAX_NAME_LENGTH = 30;

/** Name of what there is until the reader chooses: an example, or the default. */
function useNameOfDefault(control: Control, settings: Settings): string {
  const texts = useTexts(playgroundTexts);
  const { model } = usePlayground();
  const { examples } = useSubjectTexts();
  const { name } = control.prop;
  const initial = model.initial[name];
  if (initial) return examples[`${name}.${initial.id}`] ?? initial.read(settings).code;
  const fallback = defaultOf(model, control, settings);
  if (fallback === undefined) return texts.notSet;
  return fallback.length > MAX_NAME_LENGTH ? texts.default : texts.byDefault(fallback);
}

/** A native select: the values that the type spells out and named examples. */
export function ChoiceSelect({ control, settings, onChoose, ...rest }: ChoiceSelectProps) {
  const { examples } = useSubjectTexts();
  const nameOfDefault = useNameOfDefault(control, settings);
  const { name } = control.prop;

  /** Its code if the type spells it out, else the name of the example. */
  const nameOf = ({ id, isLiteral }: Choice) =>
    isLiteral ? id : (examples[`${name}.${id}`] ?? id);

  return (
    <select
      {...rest}
      value={settings[name] ?? ''}
      onChange={({ target }) => onChoose(target.value || undefined)}
    >
      <option value="">{nameOfDefault}</option>
      {control.choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {nameOf(choice)}
        </option>
      ))}
    </select>
  );
}
