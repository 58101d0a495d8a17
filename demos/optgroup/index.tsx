import Select from 'rc-select';
import '../skin/select.css';
import { families } from './families';

export default function OptGroupDemo() {
  return (
    <div className="demo-field">
      <label htmlFor="optgroup-instrument">Instrument</label>
      <Select
        id="optgroup-instrument"
        options={families}
        showSearch
        optionFilterProp="label"
        placeholder="Try “bass” or “brass”"
      />
    </div>
  );
}
