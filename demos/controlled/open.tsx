import { useRef, useState } from 'react';
import Select, { type BaseSelectRef } from 'rc-select';
import '../skin/select.css';

const tempos = ['Largo', 'Adagio', 'Andante', 'Allegro', 'Presto'].map((name) => ({
  value: name,
  label: name,
}));

export default function ControlledOpenDemo() {
  const selectRef = useRef<BaseSelectRef>(null);
  const [open, setOpen] = useState(false);
  const [request, setRequest] = useState('none');

  const onOpenChange = (next: boolean) => {
    setRequest(next ? 'open' : 'close');
    setOpen(next);
  };

  const openFromOutside = () => {
    setOpen(true);
    // A list that opens without focus cannot be used by keyboard.
    selectRef.current?.focus();
  };

  return (
    <div className="demo-field">
      <label htmlFor="controlled-tempo">Tempo</label>
      <Select
        ref={selectRef}
        id="controlled-tempo"
        options={tempos}
        defaultValue="Andante"
        open={open}
        onDropdownVisibleChange={onOpenChange}
      />
      <p className="demo-note">
        List is <output htmlFor="controlled-tempo">{open ? 'open' : 'closed'}</output>, last
        request: {request}
      </p>
      <div className="demo-row">
        <button type="button" className="demo-button" onClick={openFromOutside}>
          Open the list
        </button>
      </div>
    </div>
  );
}
