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
