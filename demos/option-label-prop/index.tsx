import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';

const countries = [
  { value: 'AT', label: 'Austria (+43)', prefix: '+43' },
  { value: 'BR', label: 'Brazil (+55)', prefix: '+55' },
  { value: 'IN', label: 'India (+91)', prefix: '+91' },
  { value: 'JP', label: 'Japan (+81)', prefix: '+81' },
  { value: 'KE', label: 'Kenya (+254)', prefix: '+254' },
  { value: 'PT', label: 'Portugal (+351)', prefix: '+351' },
  { value: 'SE', label: 'Sweden (+46)', prefix: '+46' },
];

export default function OptionLabelPropDemo() {
  const [country, setCountry] = useState('PT');

  return (
    <>
      <div className="demo-field">
        <label htmlFor="option-label-prop-prefix">Calling code</label>
        <Select<string>
          id="option-label-prop-prefix"
          showSearch
          options={countries}
          optionLabelProp="prefix"
          optionFilterProp="label"
          value={country}
          onChange={setCountry}
        />
      </div>
      <p className="demo-note">
        Value: <output htmlFor="option-label-prop-prefix">{country}</output>
      </p>
    </>
  );
}
