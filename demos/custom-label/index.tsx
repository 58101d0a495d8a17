import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import './demo.css';

const zones = [
  { value: 'Pacific/Auckland', label: 'Auckland', offset: '+12:00' },
  { value: 'Asia/Kolkata', label: 'Kolkata', offset: '+05:30' },
  { value: 'Europe/Lisbon', label: 'Lisbon', offset: '±00:00' },
  { value: 'America/Bogota', label: 'Bogotá', offset: '−05:00' },
];

const offsets = new Map(zones.map(({ value, offset }) => [value, offset]));

export default function CustomLabelDemo() {
  const [zone, setZone] = useState('Asia/Kolkata');

  return (
    <div className="demo-field">
      <label htmlFor="custom-label">Standard time of</label>
      <Select
        id="custom-label"
        options={zones}
        value={zone}
        onChange={setZone}
        labelRender={({ label, value }) => (
          <span className="demo-custom-label">
            {label}
            <span className="demo-custom-label-aside">UTC{offsets.get(String(value))}</span>
          </span>
        )}
      />
    </div>
  );
}
