import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import { completeAddress } from './completeAddress';

export default function EmailDemo() {
  const [address, setAddress] = useState('');

  return (
    <>
      <div className="demo-field">
        <label htmlFor="email-address">E-mail address</label>
        <Select<string>
          id="email-address"
          mode="combobox"
          // For this text field, phones show a keyboard with the @.
          getInputElement={() => <input type="text" inputMode="email" spellCheck={false} />}
          options={completeAddress(address).map((value) => ({ value }))}
          onChange={(next: string | undefined) => setAddress(next ?? '')}
          notFoundContent={null}
          placeholder="grace@example.org"
        />
      </div>
      <p className="demo-note">
        Value: <output htmlFor="email-address">{address || 'none'}</output>
      </p>
    </>
  );
}
