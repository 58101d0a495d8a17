import Select from 'rc-select';
import { alloys } from './alloys';
import '../skin/select.css';
import './demo.css';

const shared = {
  options: alloys,
  optionRender: ({ data }: { data: (typeof alloys)[number] }) => `${data.label} – ${data.madeOf}`,
  defaultValue: 'Brass',
};

export default function AutoAdjustDropdownWidthDemo() {
  return (
    <div className="demo-row">
      <div className="demo-field demo-auto-adjust-narrow">
        <label htmlFor="auto-adjust-dropdown-true">Width: true</label>
        <Select {...shared} id="auto-adjust-dropdown-true" dropdownMatchSelectWidth />
      </div>
      <div className="demo-field demo-auto-adjust-narrow">
        <label htmlFor="auto-adjust-dropdown-false">Width: false</label>
        <Select {...shared} id="auto-adjust-dropdown-false" dropdownMatchSelectWidth={false} />
      </div>
      <div className="demo-field demo-auto-adjust-narrow">
        <label htmlFor="auto-adjust-dropdown-number">Width: 320</label>
        <Select {...shared} id="auto-adjust-dropdown-number" dropdownMatchSelectWidth={320} />
      </div>
    </div>
  );
}
