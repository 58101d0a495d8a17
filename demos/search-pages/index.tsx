import { useRef, useState } from 'react';
import Select, { type BaseSelectRef } from 'rc-select';
import { keepKeys, tabInto } from '../dropdown-render/keys';
import '../skin/select.css';
import DelaySelect from '../suggestions/DelaySelect';
import { useCitySearch } from './useCitySearch';
import './demo.css';

interface Choice {
  value: string;
  label: string;
}

const ROW_HEIGHT = 32;
/** Load before the last row is reached, so that the next page is often there in time. */
const ROWS_AHEAD = 3;

export default function SearchPagesDemo() {
  const [delay, setDelay] = useState(300);
  const [city, setCity] = useState<Choice | null>(null);
  const { cities, total, error, isLoading, ...search } = useCitySearch(delay);
  const select = useRef<BaseSelectRef>(null);
  const retryButton = useRef<HTMLButtonElement>(null);

  const found = total === undefined ? '' : `Loaded: ${cities.length} of ${total}`;
  const message = error ?? (isLoading ? 'Loading …' : found || 'Type the first letters of a city');
  // Rows for the cities to come: their number never changes, so the active option stays active.
  const toCome = Array.from({ length: (total ?? 0) - cities.length }, (_, index) => ({
    value: `row ${cities.length + index}`,
    label: 'Loading …',
    disabled: true,
    'aria-disabled': true,
  }));

  return (
    <>
      <div className="demo-row">
        <div className="demo-field">
          <label htmlFor="search-pages-city">Search all cities</label>
          <Select<Choice | undefined>
            ref={select}
            id="search-pages-city"
            showSearch
            labelInValue
            filterOption={false}
            allowClear
            placeholder="Try b"
            options={[
              ...cities.map(({ id, name, country }) => ({
                value: id,
                label: `${name}, ${country}`,
              })),
              ...toCome,
            ]}
            value={city}
            onChange={(next) => setCity(next ?? null)}
            onSearch={search.searchFor}
            // A choice empties the text without calling `onSearch`.
            onSelect={() => search.searchFor('')}
            listItemHeight={ROW_HEIGHT}
            onPopupScroll={({ currentTarget: { scrollTop, clientHeight } }) => {
              const lastRow = Math.ceil((scrollTop + clientHeight) / ROW_HEIGHT);
              search.loadRows(lastRow + ROWS_AHEAD);
            }}
            loading={isLoading}
            notFoundContent={total === 0 ? 'No city begins like that' : message}
            onInputKeyDown={(event) => {
              if (error) tabInto(event, retryButton.current);
            }}
            dropdownRender={(list) => (
              <>
                {list}
                {error && (
                  <div
                    className="demo-search-pages-bar"
                    onKeyDown={(event) => keepKeys(event, select.current)}
                    // Keeps the focus in the text field, and with it the list open.
                    onMouseDown={(event) => event.preventDefault()}
                  >
                    <button
                      ref={retryButton}
                      type="button"
                      className="demo-button"
                      onClick={() => {
                        search.retry();
                        select.current?.focus();
                      }}
                    >
                      Try again
                    </button>
                  </div>
                )}
              </>
            )}
          />
        </div>
        <DelaySelect id="search-pages-delay" value={delay} onChange={setDelay} />
      </div>
      <p className="demo-note" role="status">
        {message}
      </p>
      <p className="demo-note">
        Value: <output htmlFor="search-pages-city">{city?.value ?? 'none'}</output>
      </p>
    </>
  );
}
