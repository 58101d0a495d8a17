import Slider from 'rc-slider';
import 'rc-slider/assets/index.css';

const MARKS = { 0: '0 °C', 37: '37 °C', 100: '100 °C' };

export default function Marks() {
  return <Slider ariaLabelForHandle="Temperature" marks={MARKS} step={null} defaultValue={37} />;
}
