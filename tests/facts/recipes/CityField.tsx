import { useRef } from 'react';
import Select, { type SelectProps } from 'rc-select';

interface CityFieldProps {
  /** The answer to the latest query. */
  cities: SelectProps<string>['options'];
  query: (text: string) => void;
}

/** A select that queries a server, but not for text that is still being composed. */
export function CityField({ cities, query }: CityFieldProps) {
  const composing = useRef(false);
  const latest = useRef('');
  return (
    <div
      onCompositionStart={() => {
        composing.current = true;
      }}
      onCompositionEnd={() => {
        composing.current = false;
        query(latest.current);
      }}
    >
      <label htmlFor="city">City</label>
      <Select<string>
        id="city"
        showSearch
        filterOption={false}
        options={cities}
        onSearch={(text) => {
          latest.current = text;
          if (!composing.current) query(text);
        }}
      />
    </div>
  );
}
