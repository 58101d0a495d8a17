import type { Ref } from 'react';
import Select, { type BaseSelectRef, type SelectProps } from 'rc-select';

/** What form libraries give to a controlled field. */
interface ControlledField<Value> {
  value: Value | null;
  onChange: (value: Value | null) => void;
  onBlur: () => void;
  /** For libraries that focus the first field with a mistake. */
  ref?: Ref<BaseSelectRef>;
}

interface FormSelectProps<Value> {
  id: string;
  label: string;
  options: SelectProps['options'];
  field: ControlledField<Value>;
  /** Why the value is not valid. */
  error?: string;
}

/** A select with a label and an error message, for values of one form library or another. */
export function FormSelect<Value>({ id, label, options, field, error }: FormSelectProps<Value>) {
  const { value, onChange, onBlur, ref } = field;
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <Select<Value | undefined>
        id={id}
        ref={ref}
        options={options}
        value={value}
        onChange={(next) => onChange(next ?? null)}
        onBlur={onBlur}
        allowClear
        aria-invalid={error !== undefined}
        {...(error !== undefined && { 'aria-describedby': `${id}-error` })}
      />
      {error !== undefined && <p id={`${id}-error`}>{error}</p>}
    </>
  );
}
