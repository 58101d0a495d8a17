import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import DelaySelect from '../suggestions/DelaySelect';
import { useCityPages, type CityPages } from './useCityPages';
import './demo.css';

/** Start before the last row is reached, so that the next rows are often there in time. */
const ROWS_AHEAD = 3;
const ROW_HEIGHT = 32;

function describe({ status, cities }: CityPages): string {
  switch (status) {
    case 'more':
      return `${cities.length} cities, scroll for more`;
    case 'loading':
      return 'Loading …';
    case 'failed':
      return 'No answer. Scroll to try again.';
    case 'complete':
      return `All ${cities.length} cities`;
  }
}

export default function ScrollLoadingDemo() {
  const [delay, setDelay] = useState(300);
  const [city, setCity] = useState<string>();
  const pages = useCityPages(delay);
  const { cities, status, loadMore } = pages;

  return (
    <>
      <div className="demo-row">
        <div className="demo-field">
          <label htmlFor="scroll-loading-city">City</label>
          <Select<string>
            id="scroll-loading-city"
            placeholder="Choose a city"
            options={cities.map(({ id, name, country }) => ({
              value: id,
              label: `${name}, ${country}`,
            }))}
            listItemHeight={ROW_HEIGHT}
            value={city}
            onChange={setCity}
            onDropdownVisibleChange={(open) => {
              if (open && cities.length === 0) loadMore();
            }}
            onPopupScroll={({ currentTarget: list }) => {
              const below = list.scrollHeight - list.scrollTop - list.clientHeight;
              if (below < ROWS_AHEAD * ROW_HEIGHT) loadMore();
            }}
            loading={status === 'loading'}
            notFoundContent="No city yet"
            dropdownRender={(list) => (
              <>
                {list}
                <p className="demo-footer" role="status">
                  {describe(pages)}
                </p>
              </>
            )}
          />
        </div>
        <DelaySelect id="scroll-loading-delay" value={delay} onChange={setDelay} />
      </div>
      <p className="demo-note">
        Value: <output htmlFor="scroll-loading-city">{city ?? 'none'}</output>
      </p>
    </>
  );
}
