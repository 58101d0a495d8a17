import Slider from 'rc-slider';
import 'rc-slider/assets/index.css';

export default function Basic() {
  return <Slider ariaLabelForHandle="Volume" min={0} max={10} defaultValue={3} />;
}
