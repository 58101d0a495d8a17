import { useRef } from 'react';
import Select from 'rc-select';
import '../skin/select.css';

const variables = [
  { value: '{first name}', label: 'First name' },
  { value: '{order number}', label: 'Order number' },
  { value: '{delivery day}', label: 'Delivery day' },
];

export default function MouseDownDemo() {
  const messageRef = useRef<HTMLTextAreaElement>(null);

  const insert = (text: string) => {
    const message = messageRef.current;
    if (!message) return;
    message.setRangeText(text, message.selectionStart, message.selectionEnd, 'end');
    // A press in the popup makes rc-select focus its text field in a timer; this one runs later.
    setTimeout(() => message.focus());
  };

  return (
    <div className="demo-row">
      <div className="demo-field">
        <label htmlFor="focus-message">Message</label>
        <textarea
          id="focus-message"
          ref={messageRef}
          rows={3}
          defaultValue="Your parcel is on its way."
        />
      </div>
      <div className="demo-field">
        <label htmlFor="focus-insert">Insert a variable</label>
        <Select<string>
          id="focus-insert"
          options={variables}
          // Always null, so that the placeholder is shown again after each choice.
          value={null}
          onSelect={insert}
          onMouseDown={(event) => event.preventDefault()}
          placeholder="Choose a variable"
        />
      </div>
    </div>
  );
}
