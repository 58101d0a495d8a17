import { useState } from 'react';
import { useTexts } from '../locale/useTexts';
import { Button } from '../ui/Button';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import type { ShownValue } from './adapter';
import { toCode } from './code/code';
import { EventLog } from './EventLog';
import { Live } from './Live';
import { keyOf, type Description } from './model/description';
import { usePlayground, useSubjectTexts } from './PlaygroundContext';
import { playgroundTexts } from './texts';
import { useEvents } from './useEvents';

interface StageProps {
  description: Description;
  onReset: () => void;
  /** Hears of each call that is logged, with its first argument. */
  onEvent: (name: string, argument: unknown) => void;
}

/** A value as a reader of code would write it; what JSON has no words for is named. */
function showValue(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // A label may be an element, which refers back to itself.
    return String(value);
  }
}

/** Renders its component, or says that it has stopped. */
function Preview({
  description,
  onReset,
  handlers,
}: Parameters<typeof Live>[0] & Pick<StageProps, 'onReset'>) {
  const { model } = usePlayground();
  const { noun } = useSubjectTexts();
  const texts = useTexts(playgroundTexts);
  return (
    <ErrorBoundary
      resetKey={toCode(model, description)}
      fallback={(error) => (
        <div className="demo-error" role="alert">
          <p>
            <strong>{texts.stopped.what(noun)}</strong>
            <span>{` ${texts.stopped.why}`}</span>
          </p>
          <pre>{error.message}</pre>
          <Button onClick={onReset}>{texts.reset}</Button>
        </div>
      )}
    >
      <Live description={description} handlers={handlers} />
    </ErrorBoundary>
  );
}

/** The live component and the value that it has. */
function WithValue({ shown, ...props }: StageProps & { shown: ShownValue }) {
  const texts = useTexts(playgroundTexts);
  const { model } = usePlayground();
  const [changed, setChanged] = useState<{ key: string; value: unknown }>();
  const key = keyOf(model, props.description);
  const first = props.description.find(({ name }) => name === shown.initial)?.value;
  const handlers = { [shown.callback]: (value: unknown) => setChanged({ key, value }) };
  return (
    <>
      <Preview {...props} handlers={handlers} />
      <p className="playground-value">
        <span>{`${texts.value}: `}</span>
        <output htmlFor={shown.for} translate="no">
          {showValue(changed?.key === key ? changed.value : first)}
        </output>
      </p>
    </>
  );
}

/** The live component and what it calls. */
function WithEvents({ onEvent, ...props }: StageProps) {
  const { model } = usePlayground();
  const { events, handlers, clear } = useEvents(model.events, onEvent);
  return (
    <>
      <div className="playground-live">
        <Preview {...props} handlers={handlers} />
      </div>
      {model.events.length > 0 && <EventLog events={events} onClear={clear} />}
    </>
  );
}

/** The live component, and what comes of it. */
export function Stage(props: StageProps) {
  const { shownValue } = usePlayground().model.adapter;
  const { noun } = useSubjectTexts();
  const texts = useTexts(playgroundTexts);
  return (
    <section
      className="playground-stage"
      data-events={shownValue ? undefined : ''}
      aria-label={texts.preview(noun)}
    >
      {shownValue ? <WithValue {...props} shown={shownValue} /> : <WithEvents {...props} />}
    </section>
  );
}
