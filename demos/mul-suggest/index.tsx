import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import DelaySelect from '../suggestions/DelaySelect';
import SuggestionStatus from '../suggestions/SuggestionStatus';
import { emptyTexts, useSuggestions } from '../suggestions/useSuggestions';

interface Choice {
  value: string;
  label: string;
}

const saved: Choice[] = [
  { value: 'lisbon-pt', label: 'Lisbon, Portugal' },
  { value: 'tallinn-ee', label: 'Tallinn, Estonia' },
];

export default function MulSuggestDemo() {
  const [delay, setDelay] = useState(300);
  const [query, setQuery] = useState('');
  const [cities, setCities] = useState(saved);
  const suggestions = useSuggestions(query, delay);

  // The select does not call `onSearch` then.
  const forgetQuery = () => setQuery('');

  return (
    <>
      <div className="demo-row">
        <div className="demo-field">
          <label htmlFor="mul-suggest-cities">Offices</label>
          <Select<Choice[]>
            id="mul-suggest-cities"
            mode="multiple"
            labelInValue
            filterOption={false}
            options={suggestions.cities.map(({ id, name, country }) => ({
              value: id,
              label: `${name}, ${country}`,
            }))}
            value={cities}
            onChange={setCities}
            searchValue={query}
            onSearch={setQuery}
            onSelect={forgetQuery}
            onDeselect={forgetQuery}
            onBlur={forgetQuery}
            loading={suggestions.status === 'loading'}
            notFoundContent={emptyTexts[suggestions.status]}
          />
        </div>
        <DelaySelect id="mul-suggest-delay" value={delay} onChange={setDelay} />
      </div>
      <SuggestionStatus suggestions={suggestions} />
      <p className="demo-note">
        Values:{' '}
        <output htmlFor="mul-suggest-cities">
          {cities.map(({ value }) => value).join(', ') || 'none'}
        </output>
      </p>
    </>
  );
}
