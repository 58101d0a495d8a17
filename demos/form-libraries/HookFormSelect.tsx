import { useController, type FieldPath, type FieldPathValue } from 'react-hook-form';
import type { FieldValues, UseControllerProps } from 'react-hook-form';
import { FormSelect, type Labels } from './FormSelect';

type Props<Form extends FieldValues, Name extends FieldPath<Form>, Sent> = Labels<
  NonNullable<FieldPathValue<Form, Name>>
> &
  UseControllerProps<Form, Name, Sent>;

export function HookFormSelect<Form extends FieldValues, Name extends FieldPath<Form>, Sent>({
  id,
  label,
  options,
  ...rest
}: Props<Form, Name, Sent>) {
  const { field, fieldState } = useController<Form, Name, Sent>(rest);
  const { ref, value, onChange, onBlur } = field;
  const select = { id, label, options, ref, value, onChange, onBlur };
  return <FormSelect {...select} error={fieldState.error?.message} />;
}
