import { useState } from 'react';
import Slider from 'rc-slider';
import 'rc-slider/assets/index.css';
import '../shared/chosen.css';

export default function Range() {
  const [value, setValue] = useState<number | number[]>([20, 40]);
  return (
    <>
      <Slider range ariaLabelForHandle={['From', 'To']} value={value} onChange={setValue} />
      <output className="chosen">{String(value)}</output>
    </>
  );
}
