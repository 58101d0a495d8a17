import type { Page } from 'playwright-core';
import { expect, test } from '../support/test';

/** How many props fit below the name of their group, for each that may be the first, in order. */
const propsInView = (page: Page) =>
  page.locator('.api-reference', { has: page.locator('#select-value') }).evaluate((table) => {
    const bar = document.querySelector('.compact-toc')?.getBoundingClientRect().height ?? 0;
    const header = document.querySelector('.site-header')?.getBoundingClientRect().height ?? 0;
    const group = table.querySelector('.api-group')?.getBoundingClientRect().height ?? 0;
    const space = window.innerHeight - header - bar - group;
    const rows = [...table.querySelectorAll('.api-entry')].map((row) =>
      row.getBoundingClientRect(),
    );
    return rows
      .filter(({ top }) => top + space <= (rows.at(-1)?.bottom ?? 0))
      .map(({ top }) => rows.filter((row) => row.top >= top && row.bottom <= top + space).length)
      .sort((one, other) => one - other);
  });

test('a screen shows several props, each row below the name of its group', async ({ visit }) => {
  for (const [device, least] of [
    ['desktop', 8],
    ['phone', 4],
  ] as const) {
    const page = await visit('/#select-value', { device });
    const row = page.locator('#select-value');
    await row.waitFor();
    await expect
      .poll(async () => {
        const [at, group] = await Promise.all([
          row.boundingBox(),
          page.locator('#select-group-value .api-group').boundingBox(),
        ]);
        return (at?.y ?? NaN) - (group?.y ?? NaN) - (group?.height ?? NaN);
      })
      .toBeGreaterThanOrEqual(-1);
    const counts = await propsInView(page);
    expect(counts.length, device).toBeGreaterThan(50);
    // Long descriptions fill more; half of all screens show at least as many.
    expect(counts[Math.floor(counts.length / 2)], device).toBeGreaterThanOrEqual(least);
  }
});
