import { useRef } from 'react';
import Select from 'rc-select';
import { carriers } from './carriers';
import '../skin/select.css';
import './demo.css';

export default function GetPopupContainerScrolledDemo() {
  const panel = useRef<HTMLDivElement>(null);

  return (
    <div
      ref={panel}
      className="demo-get-popup-container-panel"
      role="group"
      aria-label="Panel to scroll"
      tabIndex={0}
    >
      <p className="demo-note">Open a list, then scroll the panel</p>
      <div className="demo-field">
        <label htmlFor="get-popup-container-page">Popup in the page</label>
        <Select id="get-popup-container-page" options={carriers} placeholder="Choose a carrier" />
      </div>
      <div className="demo-field">
        <label htmlFor="get-popup-container-panel">Popup in the panel</label>
        <Select
          id="get-popup-container-panel"
          options={carriers}
          placeholder="Choose a carrier"
          getPopupContainer={() => panel.current ?? document.body}
        />
      </div>
    </div>
  );
}
