import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import './demo.css';

const current = [
  { value: 'p-21', label: 'Harbour survey' },
  { value: 'p-22', label: 'Night trains' },
  { value: 'p-23', label: 'Tide tables' },
];

export default function CustomLabelMissingDemo() {
  const [project, setProject] = useState('p-07');

  return (
    <div className="demo-field">
      <label htmlFor="custom-label-missing">Project</label>
      <Select
        id="custom-label-missing"
        options={current}
        value={project}
        onChange={setProject}
        labelRender={({ label, value }) =>
          label ?? (
            <span className="demo-custom-label">
              {value}
              <span className="demo-custom-label-aside">no longer offered</span>
            </span>
          )
        }
      />
    </div>
  );
}
