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

export default function ForceSuggestDemo() {
  const [delay, setDelay] = useState(300);
  const [query, setQuery] = useState('');
  const [city, setCity] = useState<Choice | null>({
    value: 'wellington-nz',
    label: 'Wellington, New Zealand',
  });
  const suggestions = useSuggestions(query, delay);
  const { status, cities } = suggestions;

  return (
    <>
      <div className="demo-row">
        <div className="demo-field">
          <label htmlFor="force-suggest-city">Place of birth</label>
          <Select<Choice>
            id="force-suggest-city"
            showSearch
            labelInValue
            filterOption={false}
            allowClear
            placeholder="Type a city"
            options={cities.map(({ id, name, country }) => ({
              value: id,
              label: `${name}, ${country}`,
            }))}
            value={city}
            onChange={(next: Choice | undefined) => setCity(next ?? null)}
            onSearch={setQuery}
            // A choice empties the text without calling `onSearch`, also a choice of the same city.
            onSelect={() => setQuery('')}
            loading={status === 'loading'}
            notFoundContent={emptyTexts[status]}
          />
        </div>
        <DelaySelect id="force-suggest-delay" value={delay} onChange={setDelay} />
      </div>
      <SuggestionStatus suggestions={suggestions} />
      <p className="demo-note">
        Value: <output htmlFor="force-suggest-city">{city?.value ?? 'none'}</output>
      </p>
    </>
  );
}
