import { useState, type KeyboardEvent } from 'react';
import Select from 'rc-select';
import { cities } from './cities';
import '../skin/select.css';
import './demo.css';

const id = 'custom-selector';

export default function CustomSelectorDemo() {
  const [city, setCity] = useState('lis');
  const [open, setOpen] = useState(false);
  const index = cities.findIndex(({ value }) => value === city);

  // With a custom element the select gets no keys, so they are handled here.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setOpen(false);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const next = cities[index + (event.key === 'ArrowDown' ? 1 : -1)];
    if (next) setCity(next.value);
  }

  return (
    <div className="demo-custom-selector">
      <label htmlFor={id}>Departures from</label>{' '}
      <Select
        id={id}
        options={cities}
        value={city}
        onChange={setCity}
        open={open}
        onDropdownVisibleChange={setOpen}
        dropdownMatchSelectWidth={false}
        dropdownClassName="demo-custom-selector-list"
        // The rows become the options that `aria-activedescendant` points at.
        virtual={false}
        getRawInputElement={() => (
          <button
            type="button"
            className="demo-custom-selector-button"
            id={id}
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={open}
            aria-controls={open ? `${id}_list` : undefined}
            aria-activedescendant={open ? `${id}_list_${index}` : undefined}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(false)}
          >
            {cities[index]?.label}
          </button>
        )}
      />{' '}
      within the next hour
    </div>
  );
}
