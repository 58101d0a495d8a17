import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';

const maxCount = 3;

const languages = [
  { value: 'go', label: 'Go' },
  { value: 'kotlin', label: 'Kotlin' },
  { value: 'python', label: 'Python' },
  { value: 'rust', label: 'Rust' },
  { value: 'swift', label: 'Swift' },
  { value: 'typescript', label: 'TypeScript' },
];

export default function MultipleWithMaxCountDemo() {
  const [chosen, setChosen] = useState<string[]>(['rust']);

  return (
    <div className="demo-field">
      <label htmlFor="multiple-with-max-count">Languages you can review</label>
      <Select
        id="multiple-with-max-count"
        aria-describedby="multiple-with-max-count-note"
        mode="multiple"
        maxCount={maxCount}
        options={languages}
        optionFilterProp="label"
        value={chosen}
        onChange={setChosen}
      />
      <output
        className="demo-note"
        htmlFor="multiple-with-max-count"
        id="multiple-with-max-count-note"
      >
        {chosen.length} of {maxCount} chosen
        {chosen.length >= maxCount && ' – remove one to choose another'}
      </output>
    </div>
  );
}
