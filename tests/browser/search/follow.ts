import type { Locator, Page } from 'playwright-core';
import { expect } from '../support/test';
import { hasFocus, topOf } from '../support/page';
import { searchFor } from './dialog';

/** The words that are marked now, in the order of the page. */
export const marked = (page: Page) =>
  page.evaluate(() => {
    const ranges = CSS.highlights.get('search-mark');
    return [...(ranges ?? [])].map(String);
  });

/** Waits until a target has been reached: emphasised, focused, and not behind the bars on top. */
export async function landedOn(page: Page, selector: string): Promise<Locator> {
  const target = page.locator(`${selector}[data-followed]`);
  await target.waitFor();
  await hasFocus(target);
  const bars = await page.evaluate(() => {
    const bars = [...document.querySelectorAll('.site-header, .compact-toc, .api-filter')];
    // A filter may be anywhere on the page.
    const rects = bars.map((bar) => bar.getBoundingClientRect()).filter(({ top }) => top < 150);
    return Math.max(...rects.map(({ bottom }) => bottom));
  });
  expect(await topOf(target)).toBeGreaterThanOrEqual(bars);
  expect(await topOf(target)).toBeLessThan(bars + 100);
  return target;
}

/** Opens a result by its address, as Enter does on the one that is active. */
export async function follow(page: Page, query: string, link: string): Promise<void> {
  const { dialog, active } = await searchFor(page, query);
  const wanted = dialog.locator(`[role="option"][href="${link}"]`).first();
  await wanted.waitFor();
  const id = await wanted.getAttribute('id');
  for (let press = 0; (await active.getAttribute('id')) !== id; press += 1) {
    expect(press, `results before ${link}`).toBeLessThan(50);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => active.count()).toBe(1);
  }
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
}
