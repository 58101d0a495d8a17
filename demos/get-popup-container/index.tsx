import { useRef, type KeyboardEvent } from 'react';
import Select from 'rc-select';
import { carriers } from './carriers';
import '../skin/select.css';
import './demo.css';

// The browser closes a dialog on Escape unless the key is cancelled; the list should go first.
function closeListFirst(event: KeyboardEvent) {
  const listIsOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
  if (event.key === 'Escape' && listIsOpen) event.preventDefault();
}

export default function GetPopupContainerDemo() {
  const dialog = useRef<HTMLDialogElement>(null);

  return (
    <>
      <button type="button" className="demo-button" onClick={() => dialog.current?.showModal()}>
        Ship an order
      </button>
      <dialog
        ref={dialog}
        className="demo-get-popup-container-dialog"
        aria-labelledby="get-popup-container-title"
      >
        <form method="dialog">
          <p className="demo-get-popup-container-title" id="get-popup-container-title">
            Ship an order
          </p>
          <div className="demo-field">
            <label htmlFor="get-popup-container">Carrier</label>
            <Select
              id="get-popup-container"
              options={carriers}
              placeholder="Choose a carrier"
              getPopupContainer={() => dialog.current ?? document.body}
              onInputKeyDown={closeListFirst}
            />
          </div>
          <button className="demo-button">Done</button>
        </form>
      </dialog>
    </>
  );
}
