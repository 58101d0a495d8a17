import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';

const airports = [
  { value: 'EZE', label: 'Buenos Aires' },
  { value: 'HEL', label: 'Helsinki' },
  { value: 'HND', label: 'Tokyo' },
  { value: 'LIS', label: 'Lisbon' },
  { value: 'NBO', label: 'Nairobi' },
];

export default function CustomLabelMultipleDemo() {
  // Controlled with plain values on purpose, see the note under this demo.
  const [via, setVia] = useState(['LIS', 'NBO']);

  return (
    <div className="demo-field">
      <label htmlFor="custom-label-multiple">Via</label>
      <Select
        id="custom-label-multiple"
        mode="multiple"
        options={airports}
        optionFilterProp="label"
        value={via}
        onChange={setVia}
        labelRender={({ value, label }) => (
          <>
            <b>{value}</b> {label}
          </>
        )}
      />
    </div>
  );
}
