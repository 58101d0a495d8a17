import Select from 'rc-select';
import { moons } from './moons';
import '../skin/select.css';
import './demo.css';

export default function SingleAnimationDemo() {
  return (
    <div className="demo-field">
      <label htmlFor="single-animation">Moon</label>
      <Select
        id="single-animation"
        options={moons}
        placeholder="Choose a moon"
        animation="demo-unroll"
      />
    </div>
  );
}
