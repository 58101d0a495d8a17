import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';

const maxCount = 4;

export default function AutoTokenizationLimitDemo() {
  const [keywords, setKeywords] = useState<string[]>(['typescript']);
  const left = maxCount - keywords.length;

  return (
    <div className="demo-field">
      <label htmlFor="auto-tokenization-limit">Keywords, four at most</label>
      <Select
        id="auto-tokenization-limit"
        aria-describedby="auto-tokenization-limit-room"
        mode="tags"
        tokenSeparators={[',']}
        maxCount={maxCount}
        notFoundContent="Type a keyword"
        value={keywords}
        onChange={setKeywords}
      />
      <output
        className="demo-note"
        htmlFor="auto-tokenization-limit"
        id="auto-tokenization-limit-room"
      >
        {left > 0 ? `Room for ${left} more` : 'Full: remove a keyword to add another'}
      </output>
    </div>
  );
}
