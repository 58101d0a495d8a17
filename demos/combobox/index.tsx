import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import { keepText } from './keepText';

const typefaces = [
  'Baskerville',
  'Bodoni',
  'Caslon',
  'Futura',
  'Garamond',
  'Gill Sans',
  'Helvetica',
  'Univers',
].map((name) => ({ value: name, label: name }));

export default function ComboboxDemo() {
  const [value, setValue] = useState('');

  return (
    <div className="demo-field">
      <label htmlFor="combobox-typeface">Typeface</label>
      <Select
        id="combobox-typeface"
        mode="combobox"
        options={typefaces}
        filterOption
        notFoundContent={null}
        onChange={(next: string | undefined) => setValue(next ?? '')}
        onInputKeyDown={keepText}
        placeholder="Any typeface"
      />
      <p className="demo-note">
        Value: <output htmlFor="combobox-typeface">{value || 'none'}</output>
      </p>
    </div>
  );
}
