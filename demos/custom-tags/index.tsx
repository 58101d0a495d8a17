import { useRef, useState } from 'react';
import Select, { type BaseSelectRef } from 'rc-select';
import LabelTag from './LabelTag';
import { labels } from './labels';
import '../skin/select.css';

export default function CustomTagsDemo() {
  const [chosen, setChosen] = useState(['bug', 'a11y']);
  const select = useRef<BaseSelectRef>(null);

  return (
    <div className="demo-field">
      <label htmlFor="custom-tags">Labels</label>
      <Select
        ref={select}
        id="custom-tags"
        mode="multiple"
        options={labels}
        optionFilterProp="label"
        value={chosen}
        onChange={setChosen}
        tagRender={({ value, closable, onClose }) => (
          <LabelTag
            value={String(value)}
            closable={closable}
            onClose={() => {
              onClose();
              // The button disappears with its tag, and the focus would be lost.
              select.current?.focus();
            }}
          />
        )}
      />
    </div>
  );
}
