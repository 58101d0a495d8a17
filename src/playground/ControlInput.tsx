import type { ComponentProps, Ref } from 'react';
import { ChoiceSelect } from './ChoiceSelect';
import type { Control } from './model/controls';
import { defaultOf } from './model/description';
import type { Settings } from './model/settings';
import { MAX_TEXT_LENGTH } from './model/values';
import { NumberInput } from './NumberInput';
import { usePlayground } from './PlaygroundContext';

interface FieldProps extends ComponentProps<'input'> {
  control: Control;
  settings: Settings;
  onSet: (text: string | undefined) => void;
}

/** On and off; what it is by default takes the prop back to that. */
function Switch({ control, settings, onSet, ...rest }: FieldProps) {
  const { model } = usePlayground();
  const { name } = control.prop;
  // A flag is off where nothing is known of it, and ticking it twice leaves nothing in the code.
  const fallback = model.initial[name]?.id ?? defaultOf(model, control, settings) ?? 'false';
  const text = settings[name];
  return (
    <input
      {...rest}
      type="checkbox"
      checked={(text ?? fallback) === 'true'}
      onChange={({ target }) => {
        const next = String(target.checked);
        onSet(next === fallback ? undefined : next);
      }}
    />
  );
}

/** Types of fields, by what is put in. */
const FIELD_TYPES = { text: 'text', colour: 'color', date: 'date' } as const;

function Field({
  control,
  settings,
  onSet,
  kind,
  ...rest
}: FieldProps & { kind: keyof typeof FIELD_TYPES }) {
  const { model } = usePlayground();
  const { name } = control.prop;
  const initial: unknown = model.initial[name]?.read(settings).value;
  return (
    <input
      {...rest}
      type={FIELD_TYPES[kind]}
      autoComplete="off"
      maxLength={kind === 'text' ? MAX_TEXT_LENGTH : undefined}
      placeholder={typeof initial === 'string' ? initial : undefined}
      value={settings[name] ?? (kind === 'colour' ? '#000000' : '')}
      onChange={({ target }) => onSet(target.value || undefined)}
    />
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
    case 'switch':
      return <Switch {...shared} control={control} settings={settings} onSet={onChange} />;
    case 'choice':
      return <ChoiceSelect {...shared} control={control} settings={settings} onChoose={onChange} />;
    case 'number':
      return <NumberInput {...shared} control={control} text={text} onSet={onChange} />;
    case 'text':
    case 'colour':
    case 'date':
      return (
        <Field
          {...shared}
          kind={control.kind}
          control={control}
          settings={settings}
          onSet={onChange}
        />
      );
  }
}
