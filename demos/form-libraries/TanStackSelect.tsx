import { FormSelect, type Labels } from './FormSelect';

interface Props<Value> extends Labels<Value> {
  field: {
    state: {
      value: Value | null;
      meta: { errors: readonly (string | { message: string } | undefined)[] };
    };
    handleChange: (value: Value | null) => void;
    handleBlur: () => void;
  };
}

export function TanStackSelect<Value>({ field, ...rest }: Props<Value>) {
  const [error] = field.state.meta.errors;
  return (
    <FormSelect
      {...rest}
      value={field.state.value}
      onChange={field.handleChange}
      onBlur={field.handleBlur}
      error={typeof error === 'object' ? error.message : error}
    />
  );
}
