import { CONTENT_ID, FIRST_SCREEN } from '../../../src/document/contract';
import { isHidden } from '../../../src/ui/scroll/target';

/** Where a reader is on a page. */
export interface Place {
  /** How far the page is scrolled. */
  top: number;
  /** What is in the middle of the window, where it has an address, and how far below its edge. */
  middle?: { id: string; top: number };
}

/** What has an address. React's own ids begin with `_`, and may be another element's later. */
const ADDRESSED = `#${CONTENT_ID} [id]:not([id^='_'])`;

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Where the reader is now. */
export function currentPlace(): Place {
  const found = document
    .elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
    ?.closest(ADDRESSED);
  const middle = found ? { middle: { id: found.id, top: topOf(found) } } : {};
  return { top: window.scrollY, ...middle };
}

/**
 * Has all of the page laid out, as far down as where it is about to scroll to: the browser guesses
 * the height of what is out of sight (src/reference/api.css).
 */
export function layOutAll(): void {
  document.documentElement.removeAttribute(FIRST_SCREEN);
}

/**
 * Leads back to a place. What is above it may have another height than when the reader left, such
 * as groups of props that were never in sight, or rows that were open.
 */
export function returnTo({ top, middle }: Place): void {
  if (top > 0) layOutAll();
  window.scrollTo(0, top);
  const found = middle && document.getElementById(middle.id);
  if (!found || isHidden(found)) return;
  const moved = topOf(found) - middle.top;
  if (moved !== 0) window.scrollBy(0, moved);
}
