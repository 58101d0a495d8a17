import Select from 'rc-select';
import { moons } from './moons';
import '../skin/select.css';
import './demo.css';

export default function SingleAnimationTransitionDemo() {
  return (
    <div className="demo-field">
      <label htmlFor="single-animation-transition">Moon</label>
      <Select
        id="single-animation-transition"
        options={moons}
        placeholder="Choose a moon"
        transitionName="demo-fade"
      />
    </div>
  );
}
