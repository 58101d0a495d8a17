import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import { allRow, toggleAll, type Row } from './allRow';
import { families } from './families';
import './demo.css';

interface SearchedRow extends Row {
  /** What the search finds the row by. */
  words: string;
}

/** The value of the header of a group, which no option has. */
const headerOf = (label: string) => `group ${label}`;

export default function WholeGroupsDemo() {
  const [chosen, setChosen] = useState(['flute', 'horn']);
  const [text, setText] = useState('');

  const rows = families.flatMap(({ label, options }): SearchedRow[] => [
    {
      ...allRow(headerOf(label), label, options, chosen),
      words: [label, ...options.map((option) => option.label)].join('\n'),
      // While users search, a header is only a label, so that Enter takes the first match.
      disabled: text !== '',
    },
    ...options.map((option) => ({
      ...option,
      words: `${label}\n${option.label}`,
      className: 'demo-all-member',
    })),
  ]);

  function change(next: string[]) {
    const group = families.find(({ label }) => next.includes(headerOf(label)));
    setChosen(group ? toggleAll(chosen, group.options) : next);
  }

  return (
    <div className="demo-field">
      <label htmlFor="select-all-groups">Instruments</label>
      <Select<string[], SearchedRow>
        id="select-all-groups"
        mode="multiple"
        options={rows}
        optionFilterProp="words"
        value={chosen}
        onChange={change}
        searchValue={text}
        onSearch={setText}
        autoClearSearchValue={false}
        onBlur={() => setText('')}
        maxTagCount={3}
      />
      <p className="demo-note" role="status">
        {families.map(({ label, options }) => allRow('', label, options, chosen).label).join(', ')}
      </p>
    </div>
  );
}
