import { memo } from 'react';
import type { SpokenLine } from '../watch/watchAccessibility';
import { Log, LogLine } from './Log';
import { useInspectTexts } from './useInspectTexts';
import { Button } from '../../../ui/Button';

const Line = memo(function Line({ line: { announcement, time } }: { line: SpokenLine }) {
  const texts = useInspectTexts();
  if (announcement.kind === 'press') {
    return (
      <LogLine time={time}>
        <kbd>{announcement.press}</kbd>
      </LogLine>
    );
  }
  if (announcement.kind !== 'region') {
    return (
      <LogLine time={time}>
        <span>≈ </span>
        <bdi>{texts.said(announcement)}</bdi>
      </LogLine>
    );
  }
  const { text, isAssertive, isNew } = announcement;
  return (
    <LogLine time={time}>
      <bdi>{`“${text}” `}</bdi>
      <span className="inspector-badge">{isAssertive ? texts.assertive : texts.polite}</span>
      {isNew && <p className="inspector-aside">{texts.newRegion}</p>}
    </LogLine>
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
  const texts = useInspectTexts();
  return (
    <section className="inspector-part">
      <header className="inspector-head">
        <h3>{texts.spoken}</h3>
        <span className="inspector-count">{texts.approximate}</span>
        <Button look="plain" onClick={onClear}>
          {texts.clear}
        </Button>
      </header>
      <Log label={texts.spokenText} newest={spoken.at(-1)?.id}>
        {spoken.length > 0 ? (
          <ol>
            {spoken.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ol>
        ) : (
          <p>{texts.nothingSpoken}</p>
        )}
      </Log>
    </section>
  );
}
