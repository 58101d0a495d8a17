import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import DelaySelect from '../suggestions/DelaySelect';
import SuggestionStatus from '../suggestions/SuggestionStatus';
import { useSuggestions } from '../suggestions/useSuggestions';

export default function MulTagSuggestDemo() {
  const [delay, setDelay] = useState(300);
  const [query, setQuery] = useState('');
  const [places, setPlaces] = useState(['Lisbon', 'Summer 2019']);
  const suggestions = useSuggestions(query, delay);
  const { status, cities } = suggestions;
  // A tag is its text, so cities that share a name are one suggestion.
  const names = [...new Set(cities.map(({ name }) => name))];

  // The select calls `onSearch` for none of these.
  const forgetQuery = () => setQuery('');

  return (
    <>
      <div className="demo-row">
        <div className="demo-field">
          <label htmlFor="mul-tag-suggest-places">Keywords of the photo</label>
          <Select<string[]>
            id="mul-tag-suggest-places"
            mode="tags"
            options={names.map((name) => ({ value: name }))}
            // rc-select adds the chosen tags to the list. This keeps them out of the answer.
            filterOption={(_, option) => names.some((name) => name === option?.value)}
            // Without a row for the text, Enter takes the first row: the suggestion that equals the text.
            filterSort={(one, other, { searchValue }) =>
              Number(other.value === searchValue) - Number(one.value === searchValue)
            }
            value={places}
            onChange={setPlaces}
            searchValue={query}
            onSearch={setQuery}
            onSelect={forgetQuery}
            onDeselect={forgetQuery}
            onBlur={forgetQuery}
            loading={status === 'loading'}
            notFoundContent="Type a keyword"
          />
        </div>
        <DelaySelect id="mul-tag-suggest-delay" value={delay} onChange={setDelay} />
      </div>
      <SuggestionStatus suggestions={suggestions} />
      <p className="demo-note">
        Value: <output htmlFor="mul-tag-suggest-places">{JSON.stringify(places)}</output>
      </p>
    </>
  );
}
