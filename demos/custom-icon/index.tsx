import Select from 'rc-select';
import { chevron, dot, eraser, minus } from './icons';
import '../skin/select.css';

const instruments = ['Bassoon', 'Cello', 'Harp', 'Oboe', 'Viola'].map((name) => ({
  value: name,
  label: name,
}));

export default function CustomIconDemo() {
  return (
    <div className="demo-field">
      <label htmlFor="custom-icon">Instruments</label>
      <Select
        id="custom-icon"
        mode="multiple"
        options={instruments}
        defaultValue={['Cello', 'Oboe']}
        suffixIcon={chevron}
        allowClear={{ clearIcon: eraser }}
        removeIcon={minus}
        menuItemSelectedIcon={dot}
      />
    </div>
  );
}
