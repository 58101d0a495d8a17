import { useTexts } from '../../locale/useTexts';
import { Button } from '../../ui/Button';
import { playgroundTexts } from '../texts';
import type { LoggedEvent } from './useEvents';

interface EventLogProps {
  events: readonly LoggedEvent[];
  onClear: () => void;
}

/** What the live component has called, newest first. */
export function EventLog({ events, onClear }: EventLogProps) {
  const texts = useTexts(playgroundTexts);
  return (
    <section className="playground-events" aria-label={texts.events}>
      <div className="playground-events-head">
        <p>{events.length === 0 ? texts.noEvents : texts.events}</p>
        {events.length > 0 && (
          <Button look="plain" className="playground-reset" onClick={onClear}>
            {texts.clear}
          </Button>
        )}
      </div>
      <ol translate="no">
        {events.map(({ id, name, args, count }) => (
          <li key={id}>
            <code>{`${name}(${args.join(', ')})`}</code>
            {count > 1 && <span>{` × ${count}`}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
