import type { Ref, ComponentProps } from 'react';
import type { Control, Choice } from './rc-select/controls';
import { defaultOf } from './rc-select/props';
import { MAX_TEXT_LENGTH, type Settings } from './rc-select/settings';
import { NumberInput } from './NumberInput';
import { useTexts } from '../locale/useTexts';
import { exampleNames, type ExampleNames } from './rc-select/texts';
import { playgroundTexts, type PlaygroundTexts } from './texts';

interface ChoiceSelectProps extends ComponentProps<'select'> {
  control: Control;
  settings: Settings;
  onChoose: (text: string | undefined) => void;
}

/** The longest default that fits into its control. */
const MAX_NAME_LENGTH = 30;

function isExample(name: string, examples: ExampleNames): name is keyof ExampleNames {
  return Object.hasOwn(examples, name);
}

/** Name of an option: its code if the type spells it out, else the name of the example. */
function nameOf({ id, isLiteral }: Choice, prop: string, examples: ExampleNames): string {
  const example = `${prop}.${id}`;
  return !isLiteral && isExample(example, examples) ? examples[example] : id;
}

function nameOfDefault(control: Control, settings: Settings, texts: PlaygroundTexts): string {
  const fallback = defaultOf(control, settings);
  if (fallback === undefined) return texts.notSet;
  return fallback.length > MAX_NAME_LENGTH ? texts.default : texts.byDefault(fallback);
}

/** A native select: the values that the type spells out and named examples. */
function ChoiceSelect({ control, settings, onChoose, ...rest }: ChoiceSelectProps) {
  const texts = useTexts(playgroundTexts);
  const examples = useTexts(exampleNames);
  const { name } = control.prop;
  return (
    <select
      {...rest}
      value={settings[name] ?? ''}
      onChange={({ target }) => onChoose(target.value || undefined)}
    >
      <option value="">
        {name === 'options' ? examples['options.cities'] : nameOfDefault(control, settings, texts)}
      </option>
      {control.choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {nameOf(choice, name, examples)}
        </option>
      ))}
    </select>
  );
}

interface ControlInputProps {
  ref: Ref<HTMLInputElement & HTMLSelectElement>;
  id: string;
  control: Control;
  settings: Settings;
  isDisabled: boolean;
  describedBy: string | undefined;
  onChange: (text: string | undefined) => void;
}

/** The form control of a prop, as its type asks for it. */
export function ControlInput(props: ControlInputProps) {
  const { ref, id, control, settings, isDisabled, describedBy, onChange } = props;
  const text = settings[control.prop.name];
  const shared = { ref, id, disabled: isDisabled, 'aria-describedby': describedBy };
  switch (control.kind) {
    case 'switch': {
      const fallback = defaultOf(control, settings);
      return (
        <input
          {...shared}
          type="checkbox"
          checked={(text ?? fallback) === 'true'}
          onChange={({ target }) => {
            const next = String(target.checked);
            onChange(next === fallback ? undefined : next);
          }}
        />
      );
    }
    case 'choice':
      return <ChoiceSelect {...shared} control={control} settings={settings} onChoose={onChange} />;
    case 'number':
      return <NumberInput {...shared} control={control} text={text} onSet={onChange} />;
    case 'text':
      return (
        <input
          {...shared}
          type="text"
          autoComplete="off"
          maxLength={MAX_TEXT_LENGTH}
          value={text ?? ''}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      );
  }
}
