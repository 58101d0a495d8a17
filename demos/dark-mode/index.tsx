import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import './demo.css';

const stars = [
  { value: 'sirius', label: 'Sirius' },
  { value: 'vega', label: 'Vega' },
  { value: 'rigel', label: 'Rigel' },
];

export default function DarkModeDemo() {
  const [scheme, setScheme] = useState('dark');
  const className = `scheme-${scheme}`;

  return (
    <div className="demo-row">
      <div className="demo-field">
        <label htmlFor="dark-mode-star">Star</label>
        <Select
          id="dark-mode-star"
          options={stars}
          defaultValue="vega"
          className={className}
          // The popup is in the body, where it inherits nothing from the select.
          dropdownClassName={className}
        />
      </div>
      <div className="demo-field">
        <label htmlFor="dark-mode-scheme">Colours</label>
        <select
          id="dark-mode-scheme"
          value={scheme}
          onChange={(event) => setScheme(event.target.value)}
        >
          <option value="page">As the page</option>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </select>
      </div>
    </div>
  );
}
