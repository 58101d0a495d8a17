import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router-dom';
import { targetOf } from './target';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Puts the page where the reader expects it: a new page at its top or at the section the address names, a page gone back
 * to where it was left.
 *
 * @param location - Where the reader is going.
 * @param shown - Where the content on screen belongs to; it lags while code is loading.
 */
export function useScrollPosition(location: Location, shown: Location): void {
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const current = useRef(location.key);
  const first = useRef(true);

  useBrowserLayoutEffect(
    function switchHistoryEntry() {
      current.current = location.key;
    },
    [location.key],
  );

  useEffect(function rememberPositions() {
    const remember = () => positions.current.set(current.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useBrowserLayoutEffect(
    function moveToTarget() {
      if (first.current) {
        first.current = false;
        return;
      }
      const target = targetOf(shown.hash, document);
      if (type === NavigationType.Pop) window.scrollTo(0, positions.current.get(shown.key) ?? 0);
      else if (target) target.scrollIntoView();
      else if (!shown.hash) window.scrollTo(0, 0);
    },
    [shown, type],
  );
}
