import { useRef, useState } from 'react';
import Select, { type BaseSelectRef } from 'rc-select';
import '../skin/select.css';
import DelaySelect from '../suggestions/DelaySelect';
import { useCities } from './useCities';

const countries = [
  { value: 'jp', label: 'Japan' },
  { value: 'nz', label: 'New Zealand' },
  { value: 'no', label: 'Norway' },
  { value: 'pt', label: 'Portugal' },
];

export default function CascadeDemo() {
  const [delay, setDelay] = useState(300);
  const [country, setCountry] = useState<string | null>(null);
  const [city, setCity] = useState<string | null>(null);
  const { status, cities, retry } = useCities(country, delay);
  const citySelect = useRef<BaseSelectRef>(null);

  const messages = {
    idle: 'Choose a country first',
    loading: 'Loading cities …',
    ready: `${cities.length} cities`,
    failed: 'The cities could not be loaded',
  };

  return (
    <>
      <div className="demo-row">
        <div className="demo-field">
          <label htmlFor="cascade-country">Country</label>
          <Select<string | undefined>
            id="cascade-country"
            options={countries}
            value={country}
            onChange={(next) => {
              setCountry(next ?? null);
              setCity(null);
            }}
            allowClear
            placeholder="Choose a country"
          />
        </div>
        <div className="demo-field">
          <label htmlFor="cascade-city">City in the country</label>
          <Select<string>
            ref={citySelect}
            id="cascade-city"
            options={cities.map(({ id, name }) => ({ value: id, label: name }))}
            value={city}
            onChange={setCity}
            disabled={country === null}
            loading={status === 'loading'}
            notFoundContent={messages[status]}
            placeholder="Choose a city"
          />
        </div>
        <DelaySelect id="cascade-delay" value={delay} onChange={setDelay} />
      </div>
      <p className="demo-note" role="status">
        {messages[status]}
      </p>
      {status === 'failed' && (
        <button
          type="button"
          className="demo-button"
          onClick={() => {
            retry();
            // The button disappears, and the focus would be lost.
            citySelect.current?.focus();
          }}
        >
          Try again
        </button>
      )}
      <p className="demo-note">
        Value: <output htmlFor="cascade-city">{city ?? 'none'}</output>
      </p>
    </>
  );
}
