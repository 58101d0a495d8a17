import type { Page } from 'playwright-core';
import type { Visit } from '../support/test';
import { TOOLS_PAGE, WIDTHS, type State } from './states/state';

/** The height of a small laptop's window. */
const HEIGHT = 800;

/** What the reader has not chosen follows the system. */
const FOLLOWS_SYSTEM = { 'dumi:prefers-color': 'auto' };

/** Gives the window another width. */
export const setWidth = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: HEIGHT });

/** Visits a page and brings it into a state, in the widest window that has it. */
export async function enter(
  { address = TOOLS_PAGE, options, widths = WIDTHS, open, shown }: State,
  visit: Visit,
): Promise<Page> {
  const page = await visit(address, { ...options, stored: FOLLOWS_SYSTEM });
  await setWidth(page, widths[0] ?? WIDTHS[0]);
  await open?.(page);
  await shown(page).waitFor();
  return page;
}

/** Waits until the page has the colours of a system that changes its scheme. */
export async function setScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.locator(`html[data-prefers-color=${scheme}]`).waitFor();
}
