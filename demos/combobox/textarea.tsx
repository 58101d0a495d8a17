import Select from 'rc-select';
import '../skin/select.css';

const replies = [
  'Thank you for the report. Which version are you using?',
  'Thank you, this is fixed in the next release.',
  'We cannot reproduce this. Could you share a small example?',
].map((reply) => ({ value: reply, label: reply }));

export default function TextareaDemo() {
  return (
    <div className="demo-field">
      <label htmlFor="combobox-reply">Reply</label>
      <Select
        id="combobox-reply"
        mode="combobox"
        options={replies}
        filterOption
        notFoundContent={null}
        getInputElement={() => (
          <textarea rows={4} style={{ resize: 'vertical' }} placeholder="Start with “Thank”" />
        )}
      />
    </div>
  );
}
