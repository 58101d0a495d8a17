import { useState } from 'react';
import { KEPT_CALLS, type CallLog } from '../../../../src/rc-select/inspect/calls/callLog';
import { useStore } from '../../../base/useStore';
import { CallLine } from './CallLine';
import { Log } from './Log';
import { useInspectMessages } from './useInspectMessages';

/** The callbacks the selects have called. Keys and mouse are left out unless wanted, since they come with everything else. */
export function Calls({ log, hasSelects }: { log: CallLog; hasSelects: boolean }) {
  const messages = useInspectMessages();
  const { calls, isCut, missed, isPaused } = useStore(log);
  const [hasInput, setInput] = useState(false);
  const inputCount = calls.filter(({ isInput }) => isInput).length;
  const shown = hasInput ? calls : calls.filter(({ isInput }) => !isInput);
  return (
    <section className="inspector-part">
      <header className="inspector-head">
        <h3>{messages.events}</h3>
        <span className="inspector-count">{messages.calls(shown.length)}</span>
        <button type="button" onClick={() => log.pause(!isPaused)}>
          {isPaused ? messages.resume : messages.pause}
        </button>
        <button type="button" onClick={log.clear}>
          {messages.clear}
        </button>
        <label>
          <input
            type="checkbox"
            checked={hasInput}
            onChange={(event) => setInput(event.target.checked)}
          />
          {messages.keysAndMouse(inputCount)}
        </label>
      </header>
      <Log label={messages.eventsText} newest={shown.at(-1)?.id}>
        {(isCut.other || (hasInput && isCut.input)) && <p>{messages.onlyLast(KEPT_CALLS)}</p>}
        {shown.length > 0 ? (
          <ol>
            {shown.map((call) => (
              <CallLine key={call.id} call={call} hasSelect={hasSelects} />
            ))}
          </ol>
        ) : (
          <p>{messages.noEvents}</p>
        )}
        {missed > 0 && <p>{messages.missed(missed)}</p>}
        {isPaused && <p>{messages.paused}</p>}
      </Log>
    </section>
  );
}
