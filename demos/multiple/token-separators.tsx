import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';

const airports = ['AMS', 'BER', 'CPH', 'FCO', 'LIS', 'OSL', 'VIE', 'WAW', 'ZRH'].map((code) => ({
  value: code,
  label: code,
}));

export default function TokenSeparatorsDemo() {
  const [values, setValues] = useState<string[]>([]);

  return (
    <div className="demo-field">
      <label htmlFor="multiple-airports">Airports</label>
      <Select
        id="multiple-airports"
        mode="multiple"
        options={airports}
        value={values}
        onChange={(next: string[]) => setValues(next)}
        tokenSeparators={[',', ';', ' ']}
        placeholder="VIE, ZRH; OSL"
      />
      <p className="demo-note">
        Value: <output htmlFor="multiple-airports">[{values.join(', ')}]</output>
      </p>
    </div>
  );
}
