import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';

const countries = [
  { value: 'at', label: 'Austria' },
  { value: 'cl', label: 'Chile' },
  { value: 'fi', label: 'Finland' },
  { value: 'jp', label: 'Japan' },
  { value: 'ke', label: 'Kenya' },
  { value: 'pt', label: 'Portugal' },
];

const names = new Map(countries.map(({ value, label }) => [value, label]));

export default function CustomTagsRestDemo() {
  const [chosen, setChosen] = useState(['cl', 'fi', 'jp', 'pt']);

  return (
    <div className="demo-field">
      <label htmlFor="custom-tags-rest">Ships to</label>
      <Select
        id="custom-tags-rest"
        mode="multiple"
        options={countries}
        optionFilterProp="label"
        value={chosen}
        onChange={setChosen}
        maxTagCount={2}
        maxTagPlaceholder={(hidden) =>
          hidden.length === 1 ? 'and one more' : `and ${hidden.length} more`
        }
      />
      <p className="demo-note">All of them: {chosen.map((code) => names.get(code)).join(', ')}</p>
    </div>
  );
}
