import { useRef } from 'react';
import Select from 'rc-select';
import { metals } from './metals';
import '../skin/select.css';
import './demo.css';

export default function AutoAdjustDropdownDemo() {
  const area = useRef<HTMLDivElement>(null);

  return (
    <div
      ref={area}
      className="demo-auto-adjust-area"
      role="group"
      aria-label="Area to scroll up and down"
      tabIndex={0}
    >
      <div className="demo-auto-adjust-tall">
        <p className="demo-note">Open the list, then scroll in here</p>
        <div className="demo-field">
          <label htmlFor="auto-adjust-dropdown">Metal</label>
          <Select
            id="auto-adjust-dropdown"
            options={metals}
            defaultValue="Copper"
            listHeight={128}
            getPopupContainer={() => area.current ?? document.body}
          />
        </div>
        <p className="demo-note">The end of the area</p>
      </div>
    </div>
  );
}
