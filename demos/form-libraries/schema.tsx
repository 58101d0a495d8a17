import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod';
import { HookFormSelect } from './HookFormSelect';
import { colours, NOTHING, sizes } from './order';
import '../skin/select.css';
import './form.css';

// The policy of this site forbids the code that zod otherwise makes while it runs.
z.config({ jitless: true });

/** What a select gives: one of some values, or `null`, which is not valid. */
function oneOf<Value extends string>(options: { value: Value }[], message: string) {
  const values = z.enum(options.map(({ value }) => value));
  return values.nullable().refine((value) => value !== null, message);
}

const schema = z.object({
  size: oneOf(sizes, 'Choose a size'),
  colour: oneOf(colours, 'Choose a colour'),
});

export default function SchemaDemo() {
  const [sent, setSent] = useState('nothing yet');
  const { control, handleSubmit, reset } = useForm({
    resolver: zodResolver(schema),
    defaultValues: NOTHING,
  });
  const send = handleSubmit((order) => setSent(JSON.stringify(order)));

  return (
    <form className="order-form" onSubmit={(event) => void send(event)} onReset={() => reset()}>
      <div className="demo-field">
        <HookFormSelect
          control={control}
          name="size"
          id="schema-size"
          label="Size (required)"
          options={sizes}
        />
      </div>
      <div className="demo-field">
        <HookFormSelect
          control={control}
          name="colour"
          id="schema-colour"
          label="Colour (required)"
          options={colours}
        />
      </div>
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
