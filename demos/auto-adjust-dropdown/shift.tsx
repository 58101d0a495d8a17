import { useRef, useState } from 'react';
import Select, { type SelectProps } from 'rc-select';
import { alloys } from './alloys';
import '../skin/select.css';
import './demo.css';

const shifting: SelectProps['builtinPlacements'] = {
  bottomLeft: {
    points: ['tl', 'bl'],
    offset: [0, 4],
    overflow: { shiftX: true, adjustY: true },
    htmlRegion: 'visible',
  },
  topLeft: {
    points: ['bl', 'tl'],
    offset: [0, -4],
    overflow: { shiftX: true, adjustY: true },
    htmlRegion: 'visible',
  },
};

export default function AutoAdjustDropdownShiftDemo() {
  const [shift, setShift] = useState(true);
  const area = useRef<HTMLDivElement>(null);

  return (
    <>
      <label className="demo-auto-adjust-switch">
        <input
          type="checkbox"
          checked={shift}
          onChange={(event) => setShift(event.target.checked)}
        />
        Shift instead of flip
      </label>
      <div
        ref={area}
        className="demo-auto-adjust-area"
        role="group"
        aria-label="Area to scroll sideways"
        tabIndex={0}
      >
        <p className="demo-note demo-auto-adjust-hint">Open the list, then scroll sideways</p>
        <div className="demo-auto-adjust-wide">
          <div className="demo-field demo-auto-adjust-narrow">
            <label htmlFor="auto-adjust-dropdown-shift">Alloy</label>
            <Select
              id="auto-adjust-dropdown-shift"
              options={alloys}
              defaultValue="Brass"
              dropdownMatchSelectWidth={220}
              builtinPlacements={shift ? shifting : undefined}
              getPopupContainer={() => area.current ?? document.body}
            />
          </div>
        </div>
      </div>
    </>
  );
}
