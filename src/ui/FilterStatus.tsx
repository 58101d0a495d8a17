import { useEffect, useState } from 'react';
import { NONE_FOUND, VISUALLY_HIDDEN } from '../document/contract';

/** How long a reader has not typed when the outcome is announced, in milliseconds. */
const PAUSE = 600;

interface FilterStatusProps {
  /** Empty while nothing is filtered. */
  text: string;
  /** Whether nothing was found. */
  isNone?: boolean;
}

/**
 * What a filter has found: seen at once, but announced only when the reader has stopped typing. A
 * screen reader would speak over the echo of each key otherwise.
 */
export function FilterStatus({ text, isNone = false }: FilterStatusProps) {
  const [settled, setSettled] = useState('');

  useEffect(
    function announceAfterPause() {
      const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE);
      return () => clearTimeout(timer);
    },
    [text],
  );

  return (
    <>
      <p className="filter-count" aria-hidden="true" {...(isNone && { [NONE_FOUND]: '' })}>
        {/* In the direction of its own language, where the page has another. */}
        <span dir="auto">{text}</span>
      </p>
      <p className={VISUALLY_HIDDEN} role="status">
        {text && settled}
      </p>
    </>
  );
}
