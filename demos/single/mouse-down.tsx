import { useRef } from 'react';
import Select from 'rc-select';
import '../skin/select.css';

const fields = [
  { value: '{first name}', label: 'First name' },
  { value: '{order number}', label: 'Order number' },
  { value: '{delivery day}', label: 'Delivery day' },
];

export default function MouseDownDemo() {
  const messageRef = useRef<HTMLTextAreaElement>(null);

  const insert = (field: string) => {
    const message = messageRef.current;
    if (!message) return;
    message.setRangeText(field, message.selectionStart, message.selectionEnd, 'end');
    // A press on the list has rc-select focus its own input in a timer; this one comes after it.
    setTimeout(() => message.focus());
  };

  return (
    <div className="demo-row">
      <div className="demo-field">
        <label htmlFor="single-message">Message</label>
        <textarea
          id="single-message"
          ref={messageRef}
          rows={3}
          defaultValue="Your parcel is on its way."
        />
      </div>
      <div className="demo-field">
        <label htmlFor="single-insert">Insert a field</label>
        <Select<string>
          id="single-insert"
          options={fields}
          // Always null, so that the box offers its placeholder again after each choice.
          value={null}
          onSelect={insert}
          onMouseDown={(event) => event.preventDefault()}
          placeholder="Choose a field"
        />
      </div>
    </div>
  );
}
