import { CONTENT_ID, CONTENT_TABS, TAB_LIST } from '../../document/contract';
import { isHidden, targetOf } from './target';

/** How long a navigation waits for a section whose content is still loading, in milliseconds. */
const TARGET_TIMEOUT = 5000;

/** The part of a location that says where on the page it leads. */
export interface Destination {
  search: string;
  hash: string;
}

/**
 * Calls `found` with the element that a hash names, at once or as soon as it can be seen: a page's
 * content may arrive after its frame, and its tab may be selected later still.
 *
 * @returns A function that stops waiting.
 */
export function whenPresent(
  hash: string,
  page: Document,
  found: (target: HTMLElement) => void,
): () => void {
  const target = targetOf(hash, page);
  if (target && !isHidden(target)) {
    found(target);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const arrived = targetOf(hash, page);
    if (!arrived || isHidden(arrived)) return;
    stop();
    found(arrived);
  });
  const timer = setTimeout(stop, TARGET_TIMEOUT);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }
  observer.observe(page.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['hidden'],
  });
  return stop;
}

/** What an address without a hash leads to: the tab it selects, else the heading of the page. */
export function startOf(search: string, page: Document): HTMLElement | null {
  const tab = new URLSearchParams(search).has('tab')
    ? page.querySelector<HTMLElement>(`main .${CONTENT_TABS} > .${TAB_LIST} [aria-selected="true"]`)
    : null;
  return tab ?? page.querySelector<HTMLElement>('main h1') ?? page.getElementById(CONTENT_ID);
}

/**
 * Calls `found` with what an address leads to, at once or as soon as it can be seen.
 *
 * @returns How to stop waiting.
 */
export function whenThere(
  { search, hash }: Destination,
  page: Document,
  found: (target: HTMLElement) => void,
): () => void {
  if (hash) return whenPresent(hash, page, found);
  const start = startOf(search, page);
  if (start) found(start);
  return () => undefined;
}

/**
 * Opens the closed parts of the page that an element is in, as browsers do on the way to a hash
 * (https://html.spec.whatwg.org/multipage/interaction.html#ancestor-revealing-algorithm).
 */
export function reveal(element: Element): void {
  const details = element.closest<HTMLDetailsElement>('details:not([open])');
  if (!details) return;
  details.open = true;
  reveal(details);
}
