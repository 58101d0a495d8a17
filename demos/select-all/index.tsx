import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import { allRow, toggleAll, type Row } from './allRow';
import './demo.css';

const languages: Row[] = [
  { value: 'ar', label: 'Arabic' },
  { value: 'zh', label: 'Chinese' },
  { value: 'en', label: 'English' },
  { value: 'de', label: 'German' },
  { value: 'la', label: 'Latin', disabled: true },
  { value: 'pt', label: 'Portuguese' },
  { value: 'es', label: 'Spanish' },
];

/** The value of the row for all, which no option has. */
const ALL = 'all';

export default function SelectAllDemo() {
  const [chosen, setChosen] = useState(['en', 'la']);
  const [text, setText] = useState('');
  const matches = ({ label }: Row) => label.toLowerCase().includes(text.trim().toLowerCase());
  const shown = languages.filter(matches);
  const all = allRow(ALL, text ? 'All that match' : 'All', shown, chosen);

  return (
    <div className="demo-field">
      <label htmlFor="select-all">Languages to translate into</label>
      <Select<string[], Row>
        id="select-all"
        mode="multiple"
        // With a text the row comes last, so that Enter takes the first match.
        options={text ? [...languages, all] : [all, ...languages]}
        filterOption={(_, row) =>
          row !== undefined && (row.value === ALL ? shown.length > 0 : matches(row))
        }
        value={chosen}
        onChange={(next) => setChosen(next.includes(ALL) ? toggleAll(chosen, shown) : next)}
        searchValue={text}
        onSearch={setText}
        autoClearSearchValue={false}
        onBlur={() => setText('')}
        maxTagCount={3}
      />
      <p className="demo-note" role="status">
        {chosen.length} of {languages.length} chosen
      </p>
      <p className="demo-note">
        Value: <output htmlFor="select-all">{chosen.join(', ') || 'none'}</output>
      </p>
    </div>
  );
}
