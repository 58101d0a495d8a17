import type { Page } from 'playwright-core';
import type { Visit, VisitOptions } from '../support/test';
import { WIDTHS, type State, type Width } from './states/state';

/** The height of a small laptop's window. */
const HEIGHT = 800;

/** What the reader has not chosen follows the system. */
const FOLLOWS_SYSTEM = { 'dumi:prefers-color': 'auto' };

/** Gives the window another width. */
export const setWidth = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: HEIGHT });

/** Visits a page and brings it into a state, in the widest window that has it. */
export async function enter(
  { address, options, widths = WIDTHS, open, shown }: State,
  visit: Visit,
  more: VisitOptions = {},
): Promise<Page> {
  const page = await visit(address, { ...options, ...more, stored: FOLLOWS_SYSTEM });
  if (more.device !== 'phone') await setWidth(page, widths[0] ?? WIDTHS[0]);
  await open?.(page);
  await shown(page).waitFor();
  return page;
}

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

/** A look of a page: a width of the window and a colour scheme. */
export interface Look {
  width: Width;
  scheme: 'light' | 'dark';
}

/** All looks of a state, as a reader who resizes the window and whose system changes its scheme. */
export async function* looksOf(
  { widths = WIDTHS, shown }: State,
  page: Page,
): AsyncGenerator<Look> {
  for (const width of widths) {
    await setWidth(page, width);
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.locator(`html[data-prefers-color=${scheme}]`).waitFor();
      await shown(page).waitFor();
      yield { width, scheme };
    }
  }
}
