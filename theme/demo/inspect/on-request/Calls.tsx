import { useState } from 'react';
import { KEPT_CALLS, type CallLog } from '../../../../src/rc-select/inspect/calls/callLog';
import { useStore } from '../../../base/useStore';
import { useTexts } from '../../../locale/useTexts';
import { CallLine } from './CallLine';
import { Log } from './Log';
import { inspectTexts } from './texts';
import { Button } from '../../../ui/Button';

/**
 * The callbacks the selects have called. Keys and mouse are left out unless wanted, since they come
 * with everything else.
 */
export function Calls({ log, hasSelects }: { log: CallLog; hasSelects: boolean }) {
  const texts = useTexts(inspectTexts);
  const { calls, isCut, missed, isPaused } = useStore(log);
  const [hasInput, setInput] = useState(false);
  const inputCount = calls.filter(({ isInput }) => isInput).length;
  const shown = hasInput ? calls : calls.filter(({ isInput }) => !isInput);
  return (
    <section className="inspector-part">
      <header className="inspector-head">
        <h3>{texts.events}</h3>
        <span className="inspector-count">{texts.calls(shown.length)}</span>
        <Button look="plain" onClick={() => log.pause(!isPaused)}>
          {isPaused ? texts.resume : texts.pause}
        </Button>
        <Button look="plain" onClick={log.clear}>
          {texts.clear}
        </Button>
        <label>
          <input
            type="checkbox"
            checked={hasInput}
            onChange={(event) => setInput(event.target.checked)}
          />
          {texts.keysAndMouse(inputCount)}
        </label>
      </header>
      <Log label={texts.eventsText} newest={shown.at(-1)?.id}>
        {(isCut.other || (hasInput && isCut.input)) && <p>{texts.onlyLast(KEPT_CALLS)}</p>}
        {shown.length > 0 ? (
          <ol>
            {shown.map((call) => (
              <CallLine key={call.id} call={call} hasSelect={hasSelects} />
            ))}
          </ol>
        ) : (
          <p>{texts.noEvents}</p>
        )}
        {missed > 0 && <p>{texts.missed(missed)}</p>}
        {isPaused && <p>{texts.paused}</p>}
      </Log>
    </section>
  );
}
