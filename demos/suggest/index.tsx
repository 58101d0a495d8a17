import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import DelaySelect from '../suggestions/DelaySelect';
import SuggestionStatus from '../suggestions/SuggestionStatus';
import { useSuggestions } from '../suggestions/useSuggestions';
import SearchIcon from './SearchIcon';
import './demo.css';

export default function SuggestDemo() {
  const [delay, setDelay] = useState(300);
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [searched, setSearched] = useState('');
  const suggestions = useSuggestions(query, delay);
  const { status, cities, retry } = suggestions;

  const search = (next: string) => {
    setText(next);
    setSearched(next.trim());
    setOpen(false);
  };

  return (
    <>
      <div className="demo-row">
        <form
          className="demo-field"
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            const shown = new FormData(event.currentTarget).get('city');
            if (typeof shown === 'string') search(shown);
          }}
        >
          <label htmlFor="suggest-city">Search for a city</label>
          <div className="demo-search">
            <Select<string>
              id="suggest-city"
              mode="combobox"
              backfill
              getInputElement={() => (
                <input type="text" name="city" placeholder="Try wien" enterKeyHint="search" />
              )}
              options={cities.map(({ id, name, country }) => ({
                key: id,
                value: `${name}, ${country}`,
              }))}
              value={text}
              onChange={(next: string | undefined) => setText(next ?? '')}
              onSearch={setQuery}
              onSelect={search}
              onInputKeyDown={(event) => {
                // Both would take the active option. Here Enter searches for the text that is shown.
                if (event.key === 'Enter' || event.key === 'Tab') event.stopPropagation();
              }}
              open={open}
              onDropdownVisibleChange={setOpen}
              notFoundContent={null}
              loading={status === 'loading'}
              suffixIcon={status === 'loading' ? undefined : <SearchIcon />}
            />
            <button type="submit" className="demo-button">
              Search
            </button>
          </div>
        </form>
        <DelaySelect id="suggest-delay" value={delay} onChange={setDelay} />
      </div>
      <SuggestionStatus suggestions={suggestions} />
      {status === 'failed' && (
        <button type="button" className="demo-button" onClick={retry}>
          Try again
        </button>
      )}
      <p className="demo-note">
        Searched for: <output htmlFor="suggest-city">{searched || 'nothing yet'}</output>
      </p>
    </>
  );
}
