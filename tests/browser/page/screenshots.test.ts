import type { Page } from 'playwright-core';
import { expect, test } from '../support/test';

/** The pictures that a page has loaded, by name. */
const loaded = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/screenshots\/(.+)$/.exec(name)?.[1] ?? []),
  );

test.for(['light', 'dark'] as const)(
  'only the pictures of the %s scheme are loaded, as AVIF of the size that the screen needs',
  async (scheme, { visit }) => {
    const page = await visit('/', { stored: { 'dumi:prefers-color': scheme }, isolated: true });
    await page.locator(`[data-scheme=${scheme}] img`).last().scrollIntoViewIfNeeded();
    const names = ['combobox', 'multiple', 'single', 'tags'];
    await expect
      .poll(async () => (await loaded(page)).sort())
      .toEqual(names.map((name) => `${name}-${scheme}-360.avif`));
  },
);

test('the largest thing that a phone paints is a text', async ({ visit }) => {
  const page = await visit('/', { device: 'phone', isolated: true });
  await expect
    .poll(() =>
      page
        .locator('[data-scheme=light] img')
        .first()
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    )
    .toBe(true);
  const largest = await page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          const [last] = list.getEntries().slice(-1) as (PerformanceEntry & {
            element?: Element;
          })[];
          resolve(last?.element?.tagName);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(largest).toBe('P');
});
