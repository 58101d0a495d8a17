import Select from 'rc-select';
import { boxEmpty, boxTicked, chevron, magnifier } from './icons';
import '../skin/select.css';

const formats = [
  { value: 'avif', label: 'AVIF' },
  { value: 'gif', label: 'GIF', disabled: true },
  { value: 'jpeg', label: 'JPEG' },
  { value: 'png', label: 'PNG' },
  { value: 'webp', label: 'WebP' },
];

// The types say `any` for what an icon function receives. This is what is used of it here.
interface ArrowState {
  open: boolean;
}

interface TickState {
  isSelected: boolean;
}

function arrow({ open }: ArrowState) {
  return open ? magnifier : chevron;
}

function tick({ isSelected }: TickState) {
  return isSelected ? boxTicked : boxEmpty;
}

export default function CustomIconStateDemo() {
  return (
    <div className="demo-field">
      <label htmlFor="custom-icon-state">Accepted formats</label>
      <Select
        id="custom-icon-state"
        mode="multiple"
        options={formats}
        optionFilterProp="label"
        defaultValue={['png']}
        suffixIcon={arrow}
        menuItemSelectedIcon={tick}
      />
    </div>
  );
}
