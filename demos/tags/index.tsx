import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';

const suggestions = ['bug', 'documentation', 'performance', 'question', 'regression'].map(
  (label) => ({ value: label, label }),
);

export default function TagsDemo() {
  const [values, setValues] = useState(['bug']);

  return (
    <div className="demo-field">
      <label htmlFor="tags-labels">Labels</label>
      <Select
        id="tags-labels"
        mode="tags"
        options={suggestions}
        value={values}
        onChange={(next: string[]) => setValues(next)}
        placeholder="Type a label"
      />
      <p className="demo-note">
        Value: <output htmlFor="tags-labels">[{values.join(', ')}]</output>
      </p>
    </div>
  );
}
