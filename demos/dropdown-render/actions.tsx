import { useRef, useState } from 'react';
import Select, { type BaseSelectRef } from 'rc-select';
import { keepKeys, tabInto } from './keys';
import '../skin/select.css';
import './demo.css';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const options = days.map((day) => ({ value: day, label: day }));

export default function DropdownRenderActionsDemo() {
  const [chosen, setChosen] = useState(['Tuesday']);
  const select = useRef<BaseSelectRef>(null);
  const firstButton = useRef<HTMLButtonElement>(null);

  return (
    <div className="demo-field">
      <label htmlFor="dropdown-render-actions">Delivery days</label>
      <Select
        ref={select}
        id="dropdown-render-actions"
        mode="multiple"
        options={options}
        value={chosen}
        onChange={setChosen}
        onInputKeyDown={(event) => tabInto(event, firstButton.current)}
        dropdownRender={(list) => (
          <>
            <div
              className="demo-dropdown-render-bar"
              onKeyDown={(event) => keepKeys(event, select.current)}
              // Keeps the focus in the text field, so that users can go on typing.
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
