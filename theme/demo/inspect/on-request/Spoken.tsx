import { memo } from 'react';
import type { SpokenLine } from '../../../../src/rc-select/inspect/watch/watchAccessibility';
import { clock } from './clock';
import { Log } from './Log';
import { useInspectMessages } from './useInspectMessages';

const Line = memo(function Line({ line: { announcement, time } }: { line: SpokenLine }) {
  const messages = useInspectMessages();
  if (announcement.kind !== 'region') {
    return (
      <li className="inspector-line">
        <time>{clock(time)}</time>
        <div>
          ≈ <bdi>{messages.said(announcement)}</bdi>
        </div>
      </li>
    );
  }
  const { text, isAssertive, isNew } = announcement;
  return (
    <li className="inspector-line">
      <time>{clock(time)}</time>
      <div>
        <bdi>“{text}”</bdi>{' '}
        <span className="inspector-badge">
          {isAssertive ? messages.assertive : messages.polite}
        </span>
        {isNew && <p className="inspector-aside">{messages.newRegion}</p>}
      </div>
    </li>
  );
});

/** What a screen reader would have said so far. */
export function Spoken({
  spoken,
  onClear,
}: {
  spoken: readonly SpokenLine[];
  onClear: () => void;
}) {
  const messages = useInspectMessages();
  return (
    <section className="inspector-part">
      <header className="inspector-head">
        <h3>{messages.spoken}</h3>
        <span className="inspector-count">{messages.approximate}</span>
        <button type="button" onClick={onClear}>
          {messages.clear}
        </button>
      </header>
      <Log label={messages.spokenText} newest={spoken.at(-1)?.id}>
        {spoken.length > 0 ? (
          <ol>
            {spoken.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ol>
        ) : (
          <p>{messages.nothingSpoken}</p>
        )}
      </Log>
    </section>
  );
}
