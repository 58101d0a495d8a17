import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import { emptyTexts, useSuggestions } from '../suggestions/useSuggestions';

interface Choice {
  value: string;
  label: string;
}

export default function KeepTextDemo() {
  const [query, setQuery] = useState('');
  const [cities, setCities] = useState<Choice[]>([]);
  const suggestions = useSuggestions(query, 300);

  return (
    <div className="demo-field">
      <label htmlFor="mul-suggest-keep">Cities to compare</label>
      <Select<Choice[]>
        id="mul-suggest-keep"
        mode="multiple"
        labelInValue
        autoClearSearchValue={false}
        filterOption={false}
        options={suggestions.cities.map(({ id, name, country }) => ({
          value: id,
          label: `${name}, ${country}`,
        }))}
        value={cities}
        onChange={setCities}
        onSearch={setQuery}
        onBlur={() => setQuery('')}
        loading={suggestions.status === 'loading'}
        notFoundContent={emptyTexts[suggestions.status]}
        placeholder="Type san"
      />
    </div>
  );
}
