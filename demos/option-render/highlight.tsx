import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import { languages } from './languages';
import './demo.css';

interface MatchProps {
  text: string;
  search: string;
}

function Match({ text, search }: MatchProps) {
  const start = text.toLowerCase().indexOf(search.toLowerCase());
  if (start < 0) return text;
  const end = start + search.length;
  return (
    <>
      {text.slice(0, start)}
      <mark className="demo-match">{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}

export default function HighlightDemo() {
  const [search, setSearch] = useState('');

  return (
    <div className="demo-field">
      <label htmlFor="option-render-highlight">Language, with search</label>
      <Select
        id="option-render-highlight"
        showSearch
        options={languages}
        optionFilterProp="label"
        searchValue={search}
        onSearch={setSearch}
        onSelect={() => setSearch('')}
        optionRender={({ data }) => <Match text={data.label} search={search} />}
        placeholder="Type script"
      />
    </div>
  );
}
