import { useState, type FormEvent } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import './form.css';

const sizes = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large' },
];

export default function FormDemo() {
  const [size, setSize] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [sent, setSent] = useState('nothing yet');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = new FormData(event.currentTarget).get('size');
    setIsMissing(field === null);
    if (typeof field === 'string') setSent(`size=${field}`);
  }

  function reset() {
    setSize(null);
    setIsMissing(false);
  }

  return (
    <form className="form-demo" onSubmit={submit} onReset={reset}>
      <div className="demo-field">
        <label htmlFor="form-size">Size (required)</label>
        <Select<string | undefined>
          id="form-size"
          options={sizes}
          value={size}
          onChange={(next) => {
            setSize(next ?? null);
            setIsMissing(false);
          }}
          allowClear
          placeholder="Choose a size"
          aria-invalid={isMissing}
          {...(isMissing && { 'aria-describedby': 'form-message' })}
        />
        {size !== null && <input type="hidden" name="size" value={size} />}
      </div>
      <p className="demo-note" role="alert" id="form-message">
        {isMissing && 'Choose a size, then send the form.'}
      </p>
      <div className="demo-row">
        <button type="submit" className="demo-button">
          Send
        </button>
        <button type="reset" className="demo-button">
          Reset
        </button>
      </div>
      <p className="demo-note">
        Sent: <output htmlFor="form-size">{sent}</output>
      </p>
    </form>
  );
}
