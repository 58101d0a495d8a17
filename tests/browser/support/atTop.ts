import type { Page } from 'playwright-core';

/** Scrolls to the top of the page, or as near as the page can, and returns where it is. */
const scrollToTop = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return window.scrollY;
  });

/**
 * What `look` finds while the page stays at its top: a control that is half under the header would
 * count as too small. A page that is resized keeps what has the focus where it was, and so scrolls
 * once more when a frame has told its new size; what was found then is not counted.
 */
export async function atTop<T>(page: Page, look: () => Promise<T>): Promise<T> {
  for (;;) {
    const top = await scrollToTop(page);
    const found = await look();
    if ((await page.evaluate(() => window.scrollY)) === top) return found;
  }
}
