import type { Ref } from 'react';
import type { Control } from './rc-select/controls';
import { defaultOf } from './rc-select/props';
import { MAX_TEXT_LENGTH, type Settings } from './rc-select/settings';
import { ChoiceSelect } from './ChoiceSelect';
import { NumberInput } from './NumberInput';

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
