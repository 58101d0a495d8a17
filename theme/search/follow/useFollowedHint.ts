import { useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { whenThere } from '../../scroll/target';
import { markTarget } from './markTarget';
import { wordsOf } from './words';

/**
 * Shows the target and the words of a search result that was just followed; not again on the way
 * back to it, nor after a reload.
 *
 * @param shown - Where the content on screen belongs to.
 */
export function useFollowedHint(shown: Location): void {
  const seen = useRef<Set<string>>(undefined);

  useEffect(
    function showFollowedHint() {
      const words = wordsOf(shown.state);
      const isNew = seen.current !== undefined && !seen.current.has(shown.key);
      seen.current = (seen.current ?? new Set()).add(shown.key);
      if (!words || !isNew) return undefined;
      let end: (() => void) | undefined;
      const stop = whenThere(shown, document, (target) => {
        end = markTarget(target, words);
      });
      return () => {
        stop();
        end?.();
      };
    },
    [shown],
  );
}
