import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import { emptyTexts, useSuggestions } from '../suggestions/useSuggestions';
import { keepText } from './keepText';

export default function AsynchronousDemo() {
  const [text, setText] = useState('');
  const { cities, status } = useSuggestions(text, 300);
  const options = cities.map(({ name, country }) => ({ value: `${name}, ${country}` }));
  // Any text will do here: a list without hits has nothing to say.
  const silent = status === 'idle' || status === 'ready';

  return (
    <div className="demo-field">
      <label htmlFor="combobox-city">City</label>
      <Select
        id="combobox-city"
        mode="combobox"
        options={options}
        onChange={(next: string | undefined) => setText(next ?? '')}
        onInputKeyDown={keepText}
        notFoundContent={silent ? null : emptyTexts[status]}
        placeholder="Where to?"
      />
      <p className="demo-note">
        Value: <output htmlFor="combobox-city">{text || 'none'}</output>
      </p>
    </div>
  );
}
