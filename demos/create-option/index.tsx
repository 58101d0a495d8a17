import { useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import DelaySelect from '../suggestions/DelaySelect';
import { createLabel } from './createLabel';
import './demo.css';

const without = (names: string[], name: string) => names.filter((each) => each !== name);

export default function CreateOptionDemo() {
  const [delay, setDelay] = useState(1500);
  const [refuses, setRefuses] = useState(false);
  const [labels, setLabels] = useState(['bug', 'documentation', 'question']);
  const [chosen, setChosen] = useState(['bug']);
  const [pending, setPending] = useState<string[]>([]);
  const [message, setMessage] = useState('');

  async function create(name: string) {
    setPending((names) => [...names, name]);
    setMessage(`Creating “${name}” …`);
    try {
      await createLabel(name, delay, refuses);
      setLabels((names) => [...names, name]);
      setMessage(`“${name}” was created.`);
    } catch (reason) {
      setChosen((names) => without(names, name));
      setMessage(`${reason instanceof Error ? reason.message : String(reason)}. It was removed.`);
    }
    setPending((names) => without(names, name));
  }

  function change(next: string[]) {
    const names = [...new Set(next.map((name) => name.trim()).filter(Boolean))];
    setChosen(names);
    for (const name of names) {
      if (!labels.includes(name) && !pending.includes(name)) void create(name);
    }
  }

  return (
    <>
      <div className="demo-row">
        <div className="demo-field">
          <label htmlFor="create-option-labels">Labels on the server</label>
          <Select<string[]>
            id="create-option-labels"
            mode="tags"
            options={labels.map((name) => ({ value: name }))}
            value={chosen}
            onChange={change}
            labelRender={({ value }) =>
              pending.includes(String(value)) ? (
                <span className="demo-create-option-pending">{value} (creating …)</span>
              ) : (
                value
              )
            }
          />
          <label>
            <input
              type="checkbox"
              checked={refuses}
              onChange={(event) => setRefuses(event.target.checked)}
            />{' '}
            The server refuses new labels
          </label>
        </div>
        <DelaySelect id="create-option-delay" value={delay} onChange={setDelay} />
      </div>
      <p className="demo-note" role="status">
        {message}
      </p>
      <p className="demo-note">
        Saved: <output htmlFor="create-option-labels">{labels.join(', ')}</output>
      </p>
    </>
  );
}
