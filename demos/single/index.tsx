import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import { destinations } from './destinations';

export default function SingleDemo() {
  const [value, setValue] = useState<string | undefined>('vienna');

  return (
    <div className="demo-row">
      <div className="demo-field">
        <label htmlFor="single-destination">Destination</label>
        <Select
          id="single-destination"
          options={destinations}
          defaultValue="vienna"
          onChange={(next: string | undefined) => setValue(next)}
          showSearch
          optionFilterProp="label"
          allowClear
          placeholder="Choose a city"
        />
        <p className="demo-note">
          Value: <output htmlFor="single-destination">{value ?? 'none'}</output>
        </p>
      </div>
      <div className="demo-field">
        <label htmlFor="single-native">Destination, native select</label>
        <select id="single-native" defaultValue="vienna">
          {destinations.map((country) => (
            <optgroup key={country.label} label={country.label}>
              {country.options.map((city) => (
                <option key={city.value} value={city.value} disabled={city.disabled}>
                  {city.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
    </div>
  );
}
