import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';

const checks = [
  { value: 'types', label: 'Type check', disabled: true },
  { value: 'unit', label: 'Unit tests', disabled: true },
  { value: 'browser', label: 'Browser tests' },
  { value: 'links', label: 'Broken links' },
  { value: 'size', label: 'Bundle size' },
];

export default function MultipleReadonlyDemo() {
  const [required, setRequired] = useState(['types', 'unit', 'size']);

  return (
    <div className="demo-field">
      <label htmlFor="multiple-readonly">Checks before a merge</label>
      <Select
        id="multiple-readonly"
        aria-describedby="multiple-readonly-note"
        mode="multiple"
        options={checks}
        optionFilterProp="label"
        value={required}
        onChange={setRequired}
      />
      <p className="demo-note" id="multiple-readonly-note">
        The type check and the unit tests always run.
      </p>
    </div>
  );
}
