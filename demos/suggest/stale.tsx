import { useEffect, useRef, useState } from 'react';
import Select from 'rc-select';
import '../skin/select.css';
import { fetchSuggestions, type City } from '../suggestions/fetchSuggestions';
import './demo.css';

interface Question {
  id: number;
  query: string;
  state: 'waiting' | 'shown' | 'cancelled' | 'failed';
}

/** One letter takes 1.8 s, two take 1.2 s: while users type on, answers come in reverse order. */
function delayOf(query: string): number {
  return Math.max(0, 2400 - 600 * query.length);
}

export default function StaleDemo() {
  const [cancels, setCancels] = useState(true);
  const [cities, setCities] = useState<City[]>([]);
  const [questions, setQuestions] = useState<Question[]>([]);
  const running = useRef(new Set<AbortController>());
  const count = useRef(0);

  const cancelAll = () => {
    running.current.forEach((controller) => controller.abort());
    running.current.clear();
  };
  useEffect(() => cancelAll, []);

  const search = async (query: string) => {
    if (cancels) cancelAll();
    if (query === '') {
      setCities([]);
      setQuestions([]);
      return;
    }
    const id = count.current++;
    const report = (state: Question['state']) =>
      setQuestions((all) => [
        ...all.filter((question) => question.id !== id),
        { id, query, state },
      ]);
    report('waiting');
    const controller = new AbortController();
    running.current.add(controller);
    try {
      setCities(
        await fetchSuggestions(query, { delay: delayOf(query), signal: controller.signal }),
      );
      report('shown');
    } catch {
      report(controller.signal.aborted ? 'cancelled' : 'failed');
    }
    running.current.delete(controller);
  };

  return (
    <>
      <p>
        <label>
          <input
            type="checkbox"
            checked={cancels}
            onChange={(event) => setCancels(event.target.checked)}
          />{' '}
          Cancel the earlier request
        </label>
      </p>
      <div className="demo-row">
        <div className="demo-field">
          <label htmlFor="suggest-stale-city">City</label>
          <Select<string>
            id="suggest-stale-city"
            mode="combobox"
            options={cities.map(({ id, name, country }) => ({
              key: id,
              value: `${name}, ${country}`,
            }))}
            onSearch={(query) => void search(query)}
            notFoundContent={null}
            placeholder="Type berg without a pause"
          />
        </div>
        <div className="demo-field">
          <p className="demo-note" id="suggest-stale-log">
            Requests, latest change last
          </p>
          <ol className="demo-requests" aria-labelledby="suggest-stale-log">
            {questions.map(({ id, query, state }) => (
              <li key={id}>
                {query}: {state}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </>
  );
}
