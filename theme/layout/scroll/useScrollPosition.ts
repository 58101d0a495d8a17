import { useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { markedOf } from '../../../src/search/dialog/follow/followedState';
import { focusOn } from '../../../src/ui/focusOn';
import { isStaying } from '../../../src/ui/scroll/stay';
import { isHidden, targetOf } from '../../../src/ui/scroll/target';
import { reveal, whenPresent } from '../../../src/ui/scroll/whenThere';
import { focusStart } from './focusStart';

/** Tells history entries apart; those that a plain hash link makes all have the key `default`. */
function entryOf({ key, pathname, search, hash }: Location): string {
  return `${key} ${pathname}${search}${hash}`;
}

/**
 * Whether the browser has already scrolled, as it does for plain hash links and when going back to
 * one.
 */
function isLeftToBrowser(from: Location, to: Location): boolean {
  return to.key === 'default' && from.pathname === to.pathname && from.search === to.search;
}

function land(target: HTMLElement): void {
  reveal(target);
  target.scrollIntoView();
  focusOn(target);
}

/**
 * On the first page the browser goes to the section by itself, unless the HTML has it in a tab that
 * is not selected.
 */
function landLate({ hash }: Location): (() => void) | undefined {
  const target = targetOf(hash, document);
  return !hash || (target && !isHidden(target)) ? undefined : whenPresent(hash, document, land);
}

/**
 * Gives the focus to the section that the browser goes to. The browser itself only takes it away
 * from where it was, before this or after, unless the section is focusable.
 *
 * @returns Whether there is such a section.
 */
function focusTarget({ hash }: Location): boolean {
  const target = targetOf(hash, document);
  if (!target || isHidden(target)) return false;
  focusOn(target);
  return true;
}

/**
 * Whether the reader has moved the focus since the address changed: what is shown for it comes
 * later, and would take the focus back.
 *
 * @param before - What had the focus when the address changed; null where both came together.
 */
function hasMovedOn(before: Element | null): boolean {
  const { activeElement, body } = document;
  return before !== null && activeElement !== before && activeElement !== body;
}

/** Whether what has the focus, such as a link to another tab, is in a tab that is not selected. */
function isFocusHidden({ activeElement }: Document): boolean {
  return activeElement !== null && isHidden(activeElement);
}

/**
 * Moves to the section that the address names. On a new page, focus does not wait for a section
 * that arrives late.
 */
function landOnTarget(to: Location, isNewPage: boolean): () => void {
  let landed = false;
  const stop = whenPresent(to.hash, document, (target) => {
    landed = true;
    land(target);
  });
  if (isNewPage && !landed) focusStart(to);
  return stop;
}

/**
 * Moves the page and the focus to where the reader expects them: on a new page the top or the
 * section that the address names, on the way back the position where they left the page. An entry
 * they return to is recognised by its remembered position.
 *
 * Focus goes to the section, or else to the heading of a new page, where a page load would begin
 * (https://github.com/facebook/docusaurus/issues/11332). While only the tab changes, it stays where
 * it is, or goes from a tab that is not shown any more to the one that is. A navigation with
 * `STAY`, as the playground and the views of demos make them, moves nothing.
 *
 * @param location - Where the reader is going.
 * @param shown - What the content on screen belongs to; it lags while code is loading.
 */
export function useScrollPosition(location: Location, shown: Location): void {
  const positions = useRef(new Map<string, number>());
  const settled = useRef<string>(undefined);
  const previous = useRef<Location>(undefined);
  const focused = useRef<Element>(null);

  useLayoutEffect(
    function switchHistoryEntry() {
      settled.current = location === shown ? entryOf(shown) : undefined;
      if (location !== shown) focused.current = document.activeElement;
    },
    [location, shown],
  );

  useLayoutEffect(function rememberPositions() {
    const remember = () => {
      if (settled.current) positions.current.set(settled.current, window.scrollY);
    };
    // The reader may have scrolled before the page's code was there.
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(
    function moveToTarget() {
      const from = previous.current;
      const before = focused.current;
      previous.current = shown;
      focused.current = null;
      if (!from) return landLate(shown);
      if (isLeftToBrowser(from, shown)) {
        if (!hasMovedOn(before)) focusTarget(shown);
        return undefined;
      }
      const isNewPage = from.pathname !== shown.pathname;
      const remembered = positions.current.get(entryOf(shown));
      if (!isNewPage && remembered === undefined && isStaying(shown.state)) {
        positions.current.set(entryOf(shown), window.scrollY);
        return undefined;
      }
      if (remembered === undefined && shown.hash) return landOnTarget(shown, isNewPage);
      window.scrollTo(0, remembered ?? 0);
      if (focusTarget(shown)) return undefined;
      const isFollowed = remembered === undefined && markedOf(shown.state);
      if (isNewPage || isFollowed || isFocusHidden(document)) focusStart(shown);
      return undefined;
    },
    [shown],
  );
}
