import { useCallback } from 'react';
import { follow } from '../model/follow';
import { usePlayground } from '../PlaygroundContext';
import { Preview } from '../Preview';
import type { StageProps } from '../stageProps';
import { EventLog } from './EventLog';
import { useEvents } from './useEvents';
import './events.css';

/** The live component and what it calls. */
export function EventStage({ description, onReset, onChange }: StageProps) {
  const { model } = usePlayground();
  const onEvent = useCallback(
    (name: string, argument: unknown) => onChange((now) => follow(model, now, name, argument)),
    [model, onChange],
  );
  const { events, handlers, clear } = useEvents(model.events, onEvent);
  return (
    <>
      <div className="playground-live">
        <Preview description={description} handlers={handlers} onReset={onReset} />
      </div>
      {model.events.length > 0 && <EventLog events={events} onClear={clear} />}
    </>
  );
}
