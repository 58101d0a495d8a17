import { useRef, type KeyboardEvent } from 'react';
import Select from 'rc-select';
import { carriers } from './carriers';
import '../skin/select.css';
import './demo.css';

// On Escape the browser closes the dialog. While the list is open, only the list should close.
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
