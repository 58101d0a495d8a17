import { memo, useState } from 'react';
import adapter from '@@/subject/inspector';
import { KEPT_CALLS, type CallLog, type LoggedCall } from '../calls/callLog';
import { useStore } from '../../../lib/react/useStore';
import { Link } from '../../../document/router/Link';
import { Log, LogLine } from './Log';
import { useInspectTexts } from './useInspectTexts';
import { Button } from '../../../ui/Button';

interface CallLineProps {
  call: LoggedCall;
  isNamed: boolean;
}

function CallbackName({ name }: { name: string }) {
  const address = adapter?.addressOf(name);
  const texts = useInspectTexts();
  if (address === undefined) return <b>{name}</b>;
  return (
    <Link to={address} title={texts.inReference(name)}>
      {name}
    </Link>
  );
}

const CallLine = memo(function CallLine({ call, isNamed }: CallLineProps) {
  const texts = useInspectTexts();
  return (
    <LogLine time={call.time}>
      {isNamed && (
        <span className="inspector-who">
          <bdi>{call.component || texts.unnamed}</bdi>
        </span>
      )}
      <code>
        <CallbackName name={call.callback} />
        <span className="inspector-args">{`(${call.args.join(', ')})`}</span>
      </code>
    </LogLine>
  );
});

/**
 * The callbacks that components have called. Keys and mouse are left out unless wanted, since they
 * come with everything else.
 */
export function Calls({ log, isNamed }: { log: CallLog; isNamed: boolean }) {
  const texts = useInspectTexts();
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
          <span>{texts.keysAndMouse(inputCount)}</span>
        </label>
      </header>
      <Log label={texts.eventsText} newest={shown.at(-1)?.id}>
        {(isCut.other || (hasInput && isCut.input)) && <p>{texts.onlyLast(KEPT_CALLS)}</p>}
        {shown.length > 0 ? (
          <ol>
            {shown.map((call) => (
              <CallLine key={call.id} call={call} isNamed={isNamed} />
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
