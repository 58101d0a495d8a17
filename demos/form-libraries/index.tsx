import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { HookFormSelect } from './HookFormSelect';
import { colours, NOTHING, sizes, type Order } from './order';
import '../skin/select.css';
import './form.css';

export default function ReactHookFormDemo() {
  const [sent, setSent] = useState('nothing yet');
  const { control, handleSubmit, reset } = useForm<Order>({ defaultValues: NOTHING });
  const send = handleSubmit((order) => setSent(JSON.stringify(order)));

  return (
    <form className="order-form" onSubmit={(event) => void send(event)} onReset={() => reset()}>
      <div className="demo-field">
        <HookFormSelect
          control={control}
          name="size"
          rules={{ required: 'Choose a size' }}
          id="hook-form-size"
          label="Size (required)"
          options={sizes}
        />
      </div>
      <div className="demo-field">
        <HookFormSelect
          control={control}
          name="colour"
          rules={{ required: 'Choose a colour' }}
          id="hook-form-colour"
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
