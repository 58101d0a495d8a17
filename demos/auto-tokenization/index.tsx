import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';

const sample = 'Lisbon, Porto; Braga\nVila Nova de Gaia,Faro';

// Parts are not trimmed, so a comma with a space is a separator, too. Longer ones come first,
// because the separators apply one after the other.
const separators = [', ', '; ', ',', ';', '\r\n', '\n'];

export default function AutoTokenizationDemo() {
  const [stops, setStops] = useState<string[]>([]);

  return (
    <div className="demo-row">
      <div className="demo-field">
        <label htmlFor="auto-tokenization-sample">Text to copy</label>
        <textarea
          id="auto-tokenization-sample"
          readOnly
          rows={2}
          value={sample}
          onFocus={(event) => event.target.select()}
        />
      </div>
      <div className="demo-field">
        <label htmlFor="auto-tokenization">Stops</label>
        <Select
          id="auto-tokenization"
          mode="tags"
          tokenSeparators={separators}
          placeholder="Paste here, or type and press Enter"
          notFoundContent="Type a name"
          value={stops}
          onChange={setStops}
        />
        <output className="demo-note" htmlFor="auto-tokenization">
          {stops.length === 0 ? 'No stops yet' : `${stops.length} stops: ${stops.join(' → ')}`}
        </output>
      </div>
    </div>
  );
}
