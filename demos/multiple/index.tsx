import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import { languages } from './languages';

export default function MultipleDemo() {
  const [values, setValues] = useState(['en', 'pt']);

  return (
    <div className="demo-field">
      <label htmlFor="multiple-languages">Languages spoken</label>
      <Select
        id="multiple-languages"
        mode="multiple"
        options={languages}
        value={values}
        onChange={(next: string[]) => setValues(next)}
        optionFilterProp="label"
        allowClear
        placeholder="Choose languages"
      />
      <p className="demo-note">
        Value: <output htmlFor="multiple-languages">[{values.join(', ')}]</output>
      </p>
    </div>
  );
}
