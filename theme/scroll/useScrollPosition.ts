import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { whenPresent } from './target';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Tells history entries apart; those that a plain hash link makes all have the key `default`. */
function entryOf({ key, pathname, search, hash }: Location): string {
  return `${key} ${pathname}${search}${hash}`;
}

/**
 * Puts the page where the reader expects it: a new page at its top or at the section the address names, a page gone back
 * to where it was left. An entry that was left before is known by its remembered position, since umi does not tell the
 * router how a navigation came about (@umijs/renderer-react/dist/browser.js, `BrowserRoutes`).
 *
 * @param location - Where the reader is going.
 * @param shown - Where the content on screen belongs to; it lags while code is loading.
 */
export function useScrollPosition(location: Location, shown: Location): void {
  const positions = useRef(new Map<string, number>());
  const settled = useRef<string>(undefined);
  const first = useRef(true);

  useBrowserLayoutEffect(
    function switchHistoryEntry() {
      // Between two pages nothing is remembered: dumi scrolls the old one to its top when the navigation begins.
      settled.current = location === shown ? entryOf(shown) : undefined;
    },
    [location, shown],
  );

  useEffect(function rememberPositions() {
    const remember = () => {
      if (settled.current) positions.current.set(settled.current, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useBrowserLayoutEffect(
    function moveToTarget() {
      if (first.current) {
        first.current = false;
        return undefined;
      }
      const remembered = positions.current.get(entryOf(shown));
      if (remembered === undefined && shown.hash) {
        return whenPresent(shown.hash, document, (target) => target.scrollIntoView());
      }
      window.scrollTo(0, remembered ?? 0);
      return undefined;
    },
    [shown],
  );
}
