import Select from 'rc-select';
import '../skin/select.css';
import { families } from './families';

interface OptionOrGroup {
  label: string;
  value?: string;
}

function matches(search: string, candidate?: OptionOrGroup): boolean {
  // It is called for groups too, which have no value. A group that matches shows all its options.
  if (candidate?.value === undefined) return false;
  return candidate.label.toLowerCase().includes(search.toLowerCase());
}

export default function OptionsOnlyDemo() {
  return (
    <div className="demo-field">
      <label htmlFor="optgroup-by-name">Instrument by name</label>
      <Select<string, OptionOrGroup>
        id="optgroup-by-name"
        options={families}
        showSearch
        filterOption={matches}
        placeholder="Try “brass”"
      />
    </div>
  );
}
