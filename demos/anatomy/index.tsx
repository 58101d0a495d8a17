import { useRef, useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import './anatomy.css';
import { parts } from './parts';

const drinks = [
  {
    label: 'Hot',
    options: [
      { value: 'tea', label: 'Tea' },
      { value: 'coffee', label: 'Coffee' },
    ],
  },
];

export default function AnatomyDemo() {
  const stage = useRef<HTMLDivElement>(null);
  const [marked, setMarked] = useState('rc-select-selector');
  const isInList = parts.some(({ name, inList }) => name === marked && inList);

  return (
    <div className="anatomy">
      <div className="anatomy-stage" data-marked={marked} ref={stage}>
        <div className="demo-field">
          <label htmlFor="anatomy-drinks">Drinks</label>
          <Select<string[]>
            id="anatomy-drinks"
            mode="multiple"
            options={drinks}
            defaultValue={['tea']}
            allowClear
            suffixIcon={<span>▾</span>}
            // Without a part of the list to show, the select opens and closes its list itself.
            open={isInList || undefined}
            virtual={false}
            getPopupContainer={() => stage.current ?? document.body}
          />
        </div>
      </div>
      <fieldset className="anatomy-parts">
        <legend>Part to mark</legend>
        {parts.map(({ name, is }) => (
          <label key={name}>
            <input
              type="radio"
              name="anatomy-part"
              checked={name === marked}
              onChange={() => setMarked(name)}
            />
            <span>
              <code>{name}</code> {is}
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
