import { useEffect, useRef } from 'react';
import Select, { type BaseSelectRef } from 'rc-select';
import '../skin/select.css';
import './demo.css';

const days = ['Tuesday', 'Thursday', 'Saturday'].map((name) => ({ value: name, label: name }));

interface DeliveryPanelProps {
  preventScroll: boolean;
  onClose: () => void;
}

export function DeliveryPanel({ preventScroll, onClose }: DeliveryPanelProps) {
  const selectRef = useRef<BaseSelectRef>(null);

  useEffect(() => {
    selectRef.current?.focus({ preventScroll });
  }, [preventScroll]);

  return (
    <section className="demo-panel" aria-label="Delivery">
      <p className="demo-panel-text">
        Parcels leave the depot at six in the morning and reach most addresses before noon. We ring
        once, wait for two minutes, and then go on to the nearest pick-up point.
      </p>
      <div className="demo-field">
        <label htmlFor="focus-day">Delivery day</label>
        <Select ref={selectRef} id="focus-day" options={days} placeholder="Choose a day" />
      </div>
      <button type="button" className="demo-button" onClick={onClose}>
        Close
      </button>
    </section>
  );
}
