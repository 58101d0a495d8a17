import type { FormikContextType } from 'formik';
import { FormSelect, type Labels } from './FormSelect';

interface Props<Form, Name extends keyof Form & string> extends Labels<NonNullable<Form[Name]>> {
  form: Pick<FormikContextType<Form>, 'getFieldMeta' | 'setFieldTouched' | 'setFieldValue'>;
  name: Name;
}

export function FormikSelect<Form, Name extends keyof Form & string>({
  form,
  name,
  ...rest
}: Props<Form, Name>) {
  const { value, touched, error } = form.getFieldMeta<Form[Name]>(name);
  return (
    <FormSelect
      {...rest}
      value={value ?? null}
      onChange={(next) => void form.setFieldValue(name, next)}
      onBlur={() => void form.setFieldTouched(name)}
      error={touched ? error : undefined}
    />
  );
}
