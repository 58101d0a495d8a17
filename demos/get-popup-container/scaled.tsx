import { useRef, useState } from 'react';
import Select from 'rc-select';
import { carriers } from './carriers';
import '../skin/select.css';
import './demo.css';

export default function GetPopupContainerScaledDemo() {
  const [zoom, setZoom] = useState(75);
  const field = useRef<HTMLDivElement>(null);

  return (
    <>
      <div className="demo-field">
        <label htmlFor="get-popup-container-zoom">Zoom of the preview: {zoom} %</label>
        <input
          className="demo-get-popup-container-zoom"
          id="get-popup-container-zoom"
          type="range"
          min={50}
          max={100}
          step={5}
          value={zoom}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
        />
      </div>
      <div className="demo-get-popup-container-preview" style={{ scale: `${zoom}%` }}>
        <div ref={field} className="demo-field demo-get-popup-container-anchor">
          <label htmlFor="get-popup-container-scaled">Carrier</label>
          <Select
            id="get-popup-container-scaled"
            options={carriers}
            placeholder="Choose a carrier"
            getPopupContainer={() => field.current ?? document.body}
          />
        </div>
      </div>
    </>
  );
}
