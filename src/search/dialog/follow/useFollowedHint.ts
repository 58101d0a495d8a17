import { useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { whenThere } from '../../../ui/scroll/whenThere';
import { markTarget } from './markTarget';
import { markedOf } from './followedState';

/**
 * Marks the target and the words of a hint that was just followed, but not again after going back
 * to it or a reload.
 *
 * @param shown - The location of the content on screen.
 */
export function useFollowedHint(shown: Location): void {
  const seen = useRef<Set<string>>(undefined);

  useEffect(
    function showFollowedHint() {
      const marked = markedOf(shown.state);
      const isNew = seen.current !== undefined && !seen.current.has(shown.key);
      seen.current = (seen.current ?? new Set()).add(shown.key);
      if (!marked || !isNew) return undefined;
      let end: (() => void) | undefined;
      const stop = whenThere(shown, document, (target) => {
        end = markTarget(target, marked);
      });
      return () => {
        stop();
        end?.();
      };
    },
    [shown],
  );
}
