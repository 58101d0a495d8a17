import Select from 'rc-select';
import { cities } from './cities';
import '../skin/select.css';
import './demo.css';

export default function CustomSelectorInlineDemo() {
  return (
    <div className="demo-custom-selector">
      <label htmlFor="custom-selector-inline">Departures from</label>{' '}
      <Select
        id="custom-selector-inline"
        className="demo-custom-selector-inline"
        options={cities}
        defaultValue="lis"
        dropdownMatchSelectWidth={false}
      />{' '}
      within the next hour
    </div>
  );
}
