import { useEffect, useRef, type RefObject } from 'react';
import { replayPress } from './replayPress';

/**
 * Does again what was pressed in an element before it reacted, as soon as it does. The element has
 * the attribute `REPLAYED_PART`.
 */
export function useReplay<Part extends Element>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(function replay() {
    if (part.current) replayPress(part.current);
  }, []);
  return part;
}
