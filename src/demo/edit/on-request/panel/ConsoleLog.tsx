import { useId, useLayoutEffect, useRef } from 'react';
import type { LogEntry } from '../../../sandbox/reports';
import { useTexts } from '../../../../locale/useTexts';
import type { Documents } from '../editor/documents';
import { editTexts } from '../texts';
import { PositionButton } from './PositionButton';

interface ConsoleLogProps {
  log: readonly LogEntry[];
  documents: Documents;
}

function Line({ entry, documents }: { entry: LogEntry; documents: Documents }) {
  const texts = useTexts(editTexts);
  switch (entry.type) {
    case 'console':
      return <span>{entry.text}</span>;
    case 'dropped':
      return <span>{texts.dropped(entry.count)}</span>;
    case 'blocked':
      return <span>{texts.blocked(entry.address)}</span>;
    case 'uncaught': {
      const { message, position } = entry.problem;
      return (
        <>
          <span>{`${texts.uncaught(message)} `}</span>
          {position && <PositionButton position={position} documents={documents} />}
        </>
      );
    }
  }
}

/** What the code wrote to the console and what it threw beside its result, of the newest run. */
export function ConsoleLog({ log, documents }: ConsoleLogProps) {
  const texts = useTexts(editTexts);
  const title = useId();
  const list = useRef<HTMLOListElement>(null);

  useLayoutEffect(
    function showNewest() {
      list.current?.scrollTo({ top: list.current.scrollHeight });
    },
    [log],
  );

  if (log.length === 0) return null;
  return (
    <section className="edit-console" aria-labelledby={title}>
      <h3 id={title}>{texts.console}</h3>
      <ol ref={list} tabIndex={0} aria-labelledby={title} translate="no">
        {log.map((entry) => (
          <li key={entry.id} data-level={entry.type === 'console' ? entry.level : 'error'}>
            <Line entry={entry} documents={documents} />
          </li>
        ))}
      </ol>
    </section>
  );
}
