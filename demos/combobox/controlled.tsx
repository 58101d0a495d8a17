import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import { keepText } from './keepText';

const branches = ['main', 'next', 'release/2.4', 'release/3.0'].map((name) => ({
  value: name,
  label: name,
}));

export default function ControlledComboboxDemo() {
  const [branch, setBranch] = useState('main');
  const [running, setRunning] = useState(false);

  return (
    <div className="demo-field">
      <label htmlFor="combobox-branch">Branch to deploy</label>
      <Select
        id="combobox-branch"
        mode="combobox"
        options={branches}
        value={branch}
        onChange={(next: string | undefined) => setBranch(next ?? '')}
        onInputKeyDown={keepText}
        disabled={running}
      />
      <p className="demo-note">
        Value: <output htmlFor="combobox-branch">{branch || 'none'}</output>
      </p>
      <label>
        <input
          type="checkbox"
          checked={running}
          onChange={(event) => setRunning(event.target.checked)}
        />{' '}
        Deployment is running
      </label>
      <div className="demo-row">
        <button type="button" className="demo-button" onClick={() => setBranch('main')}>
          Reset to main
        </button>
      </div>
    </div>
  );
}
