import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';

const sizes = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large' },
];

export default function RemovedOptionDemo() {
  const [size, setSize] = useState('l');
  const [inStock, setInStock] = useState(true);

  return (
    <>
      <p>
        <label>
          <input
            type="checkbox"
            checked={inStock}
            onChange={(event) => setInStock(event.target.checked)}
          />{' '}
          Large is in stock
        </label>
      </p>
      <div className="demo-field">
        <label htmlFor="update-option-size">Size</label>
        <Select<string>
          id="update-option-size"
          options={inStock ? sizes : sizes.filter(({ value }) => value !== 'l')}
          value={size}
          onChange={setSize}
        />
      </div>
      <p className="demo-note">
        Value: <output htmlFor="update-option-size">{size}</output>
      </p>
    </>
  );
}
