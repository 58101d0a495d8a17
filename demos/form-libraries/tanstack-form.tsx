import { useRef, useState } from 'react';
import { revalidateLogic, useForm } from '@tanstack/react-form';
import { colours, NOTHING, sizes } from './order';
import { TanStackSelect } from './TanStackSelect';
import '../skin/select.css';
import './form.css';

export default function TanStackFormDemo() {
  const [sent, setSent] = useState('nothing yet');
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    defaultValues: NOTHING,
    validationLogic: revalidateLogic(),
    onSubmit: ({ value }) => setSent(JSON.stringify(value)),
    // TanStack Form leaves the focus where it is.
    onSubmitInvalid: () =>
      element.current?.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus(),
  });

  return (
    <form
      ref={element}
      className="order-form"
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
      onReset={() => form.reset()}
    >
      <form.Field
        name="size"
        validators={{ onDynamic: ({ value }) => (value ? undefined : 'Choose a size') }}
      >
        {(field) => (
          <div className="demo-field">
            <TanStackSelect
              field={field}
              id="tanstack-size"
              label="Size (required)"
              options={sizes}
            />
          </div>
        )}
      </form.Field>
      <form.Field
        name="colour"
        validators={{ onDynamic: ({ value }) => (value ? undefined : 'Choose a colour') }}
      >
        {(field) => (
          <div className="demo-field">
            <TanStackSelect
              field={field}
              id="tanstack-colour"
              label="Colour (required)"
              options={colours}
            />
          </div>
        )}
      </form.Field>
      <div className="demo-row">
        <button type="submit" className="demo-button">
          Send
        </button>
        <button type="reset" className="demo-button">
          Reset
        </button>
      </div>
      <p className="demo-note">
        Sent: <output>{sent}</output>
      </p>
    </form>
  );
}
