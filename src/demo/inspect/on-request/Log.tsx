import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** Pixels from its end within which a log counts as being read at the end. */
const NEAR_END = 24;

interface LogProps {
  label: string;
  /** Changes with each new line. */
  newest: number | undefined;
  children: ReactNode;
}

/** The reader's time of day with tenths, such as `14:03:07.3`. */
function clock(time: number): string {
  const date = new Date(time);
  const parts = [date.getHours(), date.getMinutes(), date.getSeconds()];
  const tenths = Math.floor(date.getMilliseconds() / 100);
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}.${tenths}`;
}

/** What happened, and when. */
export function LogLine({ time, children }: { time: number; children: ReactNode }) {
  return (
    <li className="inspector-line">
      <time>{clock(time)}</time>
      <div>{children}</div>
    </li>
  );
}

/**
 * Lines in order of time, which keeps its end in sight unless the reader has scrolled back. It is a
 * log for whoever goes there; it does not speak by itself (`aria-live="off"`), or it would talk
 * over the demo that it reports on.
 */
export function Log({ label, newest, children }: LogProps) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);

  useLayoutEffect(
    function followEnd() {
      const element = list.current;
      if (element && isAtEnd.current) element.scrollTop = element.scrollHeight;
    },
    [newest],
  );

  return (
    <div
      ref={list}
      className="inspector-log"
      role="log"
      aria-live="off"
      aria-label={label}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
      }}
    >
      {children}
    </div>
  );
}
