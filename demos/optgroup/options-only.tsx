import Select from 'rc-select';
import '../skin/select.css';
import { families } from './families';

interface Entry {
  label: string;
  value?: string;
}

function matches(search: string, entry?: Entry): boolean {
  // Groups are asked about too, and have no value; a group that matches would keep all its options.
  if (entry?.value === undefined) return false;
  return entry.label.toLowerCase().includes(search.toLowerCase());
}

export default function OptionsOnlyDemo() {
  return (
    <div className="demo-field">
      <label htmlFor="optgroup-by-name">Instrument by its own name</label>
      <Select<string, Entry>
        id="optgroup-by-name"
        options={families}
        showSearch
        filterOption={matches}
        placeholder="Try “brass”"
      />
    </div>
  );
}
