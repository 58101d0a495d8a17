import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';

const movements = ['Mars', 'Venus', 'Mercury', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'];
const options = movements.map((name, index) => ({ value: index, label: name }));

export default function ControlledDemo() {
  const [movement, setMovement] = useState(3);

  return (
    <div className="demo-field">
      <label htmlFor="controlled-movement">Movement</label>
      <Select
        id="controlled-movement"
        options={options}
        value={movement}
        onChange={(next: number) => setMovement(next)}
      />
      <div className="demo-row">
        <button
          type="button"
          className="demo-button"
          onClick={() => setMovement((movement + movements.length - 1) % movements.length)}
        >
          Previous
        </button>
        <button
          type="button"
          className="demo-button"
          onClick={() => setMovement((movement + 1) % movements.length)}
        >
          Next
        </button>
      </div>
    </div>
  );
}
