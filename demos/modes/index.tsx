import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import './modes.css';

const toOptions = (values: string[]) => values.map((value) => ({ value, label: value }));

const cities = toOptions(['Bergen', 'Lisbon', 'Ljubljana', 'Porto', 'Tallinn', 'Vienna']);
const stops = toOptions(['Aquarium', 'Botanic garden', 'Castle', 'Harbour', 'Market', 'Museum']);
const labels = toOptions(['by train', 'family', 'work']);
const stations = toOptions(['Airport', 'Central', 'Harbour', 'North', 'Old Town', 'South']);

export default function ModesDemo() {
  // The page shows the code of the select in use.
  const [shown, setShown] = useState(1);
  const field = (n: number) => {
    const show = () => setShown(n);
    return {
      className: 'demo-field',
      'data-in-use': n === shown ? n : undefined,
      onFocus: show,
      // What had the focus before the demo was live.
      onMouseDown: show,
      onKeyDown: show,
    };
  };
  return (
    <div className="modes">
      <div {...field(1)}>
        <label htmlFor="modes-single">One value</label>
        <code>no mode</code>
        <Select
          id="modes-single"
          options={cities}
          defaultValue="Lisbon"
          showSearch
          allowClear
          placeholder="Choose a city"
        />
      </div>
      <div {...field(2)}>
        <label htmlFor="modes-multiple">Several values</label>
        <code>mode=&quot;multiple&quot;</code>
        <Select
          id="modes-multiple"
          mode="multiple"
          options={stops}
          defaultValue={['Castle', 'Market']}
          placeholder="Choose stops"
        />
      </div>
      <div {...field(3)}>
        <label htmlFor="modes-tags">Tags of the user’s own</label>
        <code>mode=&quot;tags&quot;</code>
        <Select
          id="modes-tags"
          mode="tags"
          options={labels}
          defaultValue={['by train']}
          placeholder="Type a label"
        />
      </div>
      <div {...field(4)}>
        <label htmlFor="modes-combobox">Text with suggestions</label>
        <code>mode=&quot;combobox&quot;</code>
        <Select
          id="modes-combobox"
          mode="combobox"
          options={stations}
          filterOption={(text, station) =>
            station?.label.toLowerCase().includes(text.toLowerCase()) ?? false
          }
          placeholder="Type a station"
        />
      </div>
    </div>
  );
}
