import type { Page } from 'playwright-core';
import type { Sight } from './invariants';

interface Observed {
  /** How often the document, the clipboard or the place in it has changed. */
  changes: number;
  /** When it last has, on the clock of the page. */
  changed: number;
}

declare global {
  interface Window {
    /** What the journey's own script in the page has seen. */
    observed?: Observed;
  }
}

/** The script of a page that counts what a reader could notice. Runs before the page's own. */
export function countChanges(): void {
  const observed: Observed = { changes: 0, changed: 0 };
  window.observed = observed;
  const count = () => {
    observed.changes += 1;
    observed.changed = performance.now();
  };
  new MutationObserver(count).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  for (const type of ['scroll', 'popstate', 'hashchange', 'copy'])
    addEventListener(type, count, { capture: true, passive: true });
  const write = navigator.clipboard?.writeText.bind(navigator.clipboard);
  if (write)
    navigator.clipboard.writeText = (text) => {
      count();
      return write(text);
    };
}

/** Reads from a page what the invariants are about. */
export function look(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const main = document.querySelector('main') ?? document.body;
    // The text of what is not rendered is there all the same.
    const isSeen = main.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return {
      document: performance.timeOrigin,
      text: isSeen ? main.innerText.trim().slice(0, 100) : '',
      isFocusOnBody: !focused || focused === document.body,
      hash: location.hash,
      isStarted: document.documentElement.hasAttribute('data-hydrated'),
      focused:
        focused?.cloneNode(false) instanceof HTMLElement ? focused.outerHTML.slice(0, 120) : '',
      stored: { localStorage: { ...localStorage }, sessionStorage: { ...sessionStorage } },
    };
  });
}

/**
 * What tells whether a press had an effect: it is another after one. Where a link leads offline,
 * Chromium shows a page of its own, which lets no script at its storage.
 */
export async function readState(page: Page): Promise<string> {
  if (page.url().startsWith('chrome-error:')) return page.url();
  return page.evaluate(() =>
    JSON.stringify([
      performance.timeOrigin,
      location.href,
      history.length,
      window.observed?.changes,
      { ...localStorage },
      { ...sessionStorage },
    ]),
  );
}

/** Whether nothing has changed in a page for a fifth of a second. */
export function isQuiet(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      document.readyState === 'complete' &&
      performance.now() - (window.observed?.changed ?? 0) > 200,
  );
}
