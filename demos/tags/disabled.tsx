import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';

export default function DisabledTagsDemo() {
  const [published, setPublished] = useState(true);

  return (
    <div className="demo-field">
      <label htmlFor="tags-release">Release labels</label>
      <Select
        id="tags-release"
        mode="tags"
        defaultValue={['breaking', 'migration']}
        disabled={published}
        notFoundContent={null}
      />
      <label>
        <input
          type="checkbox"
          checked={published}
          onChange={(event) => setPublished(event.target.checked)}
        />{' '}
        Release is published
      </label>
    </div>
  );
}
