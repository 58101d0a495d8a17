import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The heading of a page. */
export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** The link to a page in the navigation of the site. */
export const linkTo = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true });

/** Goes to a page by its link in the navigation, and waits until it is shown. */
export async function openPage(page: Page, name: string): Promise<void> {
  await linkTo(page, name).click();
  await heading(page, name).waitFor();
}

/** Whether an element has the focus. */
export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Waits until an element has the focus. */
export const hasFocus = (target: Locator): Promise<void> =>
  expect.poll(() => isFocused(target)).toBe(true);

/** How far below the top of the window an element begins, in pixels. */
export const topOf = (target: Locator): Promise<number> =>
  target.evaluate((element) => element.getBoundingClientRect().top);

/** How far the page is scrolled, in pixels. */
export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** By how many pixels the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Marks the document, so that it can be told from one that is loaded later. */
export const markDocument = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { sameDocument: true }));

/** Whether the document is still the one that was marked. */
export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'sameDocument' in window);

/** Lists the paths that a page requests from now on, without the hashes in their names. */
export function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    paths.push(new URL(request.url()).pathname.replace(/\.[0-9a-f]{8}/, ''));
  });
  return paths;
}
