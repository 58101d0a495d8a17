import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';

// rc-select splits but does not trim, so a space after a comma would be a part of the next tag.
function tidy(values: string[]): string[] {
  return [...new Set(values.map((value) => value.trim()).filter(Boolean))];
}

export default function SeparatorsDemo() {
  const [values, setValues] = useState<string[]>([]);

  return (
    <div className="demo-field">
      <label htmlFor="tags-keywords">Keywords</label>
      <Select
        id="tags-keywords"
        mode="tags"
        value={values}
        onChange={(next: string[]) => setValues(tidy(next))}
        tokenSeparators={[',', '\r\n', '\n']}
        notFoundContent={null}
        placeholder="Paste a list"
      />
      <p className="demo-note">
        Value:{' '}
        <output htmlFor="tags-keywords">
          {values.map((value) => `“${value}”`).join(' ') || 'none'}
        </output>
      </p>
    </div>
  );
}
