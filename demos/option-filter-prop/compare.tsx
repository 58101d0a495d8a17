import Select from 'rc-select';
import '../skin/select.css';
import { countries } from './countries';

export default function CompareDemo() {
  return (
    <div className="demo-row">
      <div className="demo-field">
        <label htmlFor="option-filter-prop-value">Country, search in value</label>
        <Select
          id="option-filter-prop-value"
          showSearch
          options={countries}
          placeholder="Type ger, then de"
        />
      </div>
      <div className="demo-field">
        <label htmlFor="option-filter-prop-label">Country, search in label</label>
        <Select
          id="option-filter-prop-label"
          showSearch
          options={countries}
          optionFilterProp="label"
          placeholder="Type ger, then de"
        />
      </div>
    </div>
  );
}
