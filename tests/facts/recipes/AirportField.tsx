import { useId, useState } from 'react';
import Select from 'rc-select';

interface Airport {
  value: string;
  label: string;
}

/** A select that announces its value and the number of matches, and that keys can clear. */
export function AirportField({ airports }: { airports: Airport[] }) {
  const id = useId();
  const [airport, setAirport] = useState<string | null>(null);
  const [text, setText] = useState('');
  const chosen = airports.find(({ value }) => value === airport);
  const found = airports.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <>
      <label htmlFor={id}>Airport</label>
      <Select<string | undefined, Airport>
        id={id}
        aria-describedby={`${id}-chosen`}
        virtual={false}
        showSearch
        filterOption={false}
        onSearch={setText}
        onSelect={() => setText('')}
        options={found}
        value={airport}
        onChange={(next) => setAirport(next ?? null)}
      />
      <span id={`${id}-chosen`} hidden>
        {chosen ? `${chosen.label} is chosen` : 'Nothing is chosen'}
      </span>
      <button type="button" onClick={() => setAirport(null)}>
        Clear the airport
      </button>
      <p role="status">{text !== '' && `${found.length} airports found`}</p>
    </>
  );
}
