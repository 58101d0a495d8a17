import { useRef, useState } from 'react';
import Select from 'rc-select';

interface City {
  value: string;
  label: string;
}

export function CitySearch({ search }: { search: (text: string) => Promise<City[]> }) {
  const [cities, setCities] = useState<City[]>([]);
  const latest = useRef('');
  async function ask(text: string) {
    latest.current = text;
    const answer = text === '' ? [] : await search(text);
    if (latest.current === text) setCities(answer);
  }
  return (
    <Select<string, City>
      aria-label="City"
      showSearch
      filterOption={false}
      options={cities}
      onSearch={(text) => void ask(text)}
    />
  );
}
