import { useRef, useState, type KeyboardEvent } from 'react';
import Select from 'rc-select';
import { keepKeys } from './keepKeys';
import '../skin/select.css';
import './demo.css';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const options = days.map((day) => ({ value: day, label: day }));

export default function DropdownRenderActionsDemo() {
  const [chosen, setChosen] = useState(['Tuesday']);
  const [open, setOpen] = useState(false);
  const firstButton = useRef<HTMLButtonElement>(null);

  function tabIntoButtons(event: KeyboardEvent) {
    if (event.key !== 'Tab' || event.shiftKey || !open) return;
    event.preventDefault();
    event.stopPropagation();
    firstButton.current?.focus();
  }

  return (
    <div className="demo-field">
      <label htmlFor="dropdown-render-actions">Delivery days</label>
      <Select
        id="dropdown-render-actions"
        mode="multiple"
        options={options}
        value={chosen}
        onChange={setChosen}
        open={open}
        onDropdownVisibleChange={setOpen}
        onInputKeyDown={tabIntoButtons}
        dropdownRender={(list) => (
          <>
            <div
              className="demo-dropdown-render-bar"
              onKeyDown={keepKeys}
              // Keeps the focus in the select, so that typing goes on searching.
              onMouseDown={(event) => event.preventDefault()}
            >
              <button
                ref={firstButton}
                type="button"
                className="demo-button"
                onClick={() => setChosen(days)}
              >
                All
              </button>
              <button type="button" className="demo-button" onClick={() => setChosen([])}>
                None
              </button>
              <span className="demo-note">
                {chosen.length} of {days.length}
              </span>
            </div>
            {list}
          </>
        )}
      />
    </div>
  );
}
