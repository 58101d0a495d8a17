import type { Ref } from 'react';
import Select, { type BaseSelectRef, type SelectProps } from 'rc-select';
import type { BaseOptionType, DefaultOptionType } from 'rc-select/es/Select';

interface SelectFieldProps<Value, Option extends BaseOptionType> extends SelectProps<
  Value,
  Option
> {
  id: string;
  label: string;
  ref?: Ref<BaseSelectRef>;
}

/** A select with its label. */
export function SelectField<Value, Option extends BaseOptionType = DefaultOptionType>({
  label,
  ...props
}: SelectFieldProps<Value, Option>) {
  return (
    <div>
      <label htmlFor={props.id}>{label}</label>
      <Select<Value, Option> {...props} />
    </div>
  );
}
