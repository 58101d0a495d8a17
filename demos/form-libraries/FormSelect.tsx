import type { Ref } from 'react';
import Select, { type BaseSelectRef } from 'rc-select';

export interface Labels<Value> {
  id: string;
  label: string;
  options: { value: Value; label: string }[];
}

interface Props<Value> extends Labels<Value> {
  value: Value | null;
  onChange: (value: Value | null) => void;
  onBlur: () => void;
  error?: string;
  ref?: Ref<BaseSelectRef>;
}

/** A select with a label and an error message. */
export function FormSelect<Value>({ label, error, onChange, ...rest }: Props<Value>) {
  const message = error && `${rest.id}-error`;
  return (
    <>
      <label htmlFor={rest.id}>{label}</label>
      <Select<Value | null, Labels<Value>['options'][number]>
        {...rest}
        allowClear
        onChange={(next) => onChange(next ?? null)}
        aria-invalid={!!error}
        aria-describedby={message}
      />
      {error && <span id={message}>{error}</span>}
    </>
  );
}
