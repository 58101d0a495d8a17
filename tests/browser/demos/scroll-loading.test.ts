import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { hold } from '../page/untouched';
import { test, expect, type Visit } from '../support/test';
import { optionsOf, textsOf, valuesIn, waitForActive } from './openList';

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'City', exact: true });
const footerOf = (page: Page) => page.locator('.demo-footer').textContent();
const activeIn = (page: Page) => page.locator('.rc-select-item-option-active').textContent();

/** Opens the list and lists the files that are requested from then on. */
async function openList(page: Page): Promise<string[]> {
  await page.getByRole('combobox', { name: 'Delay of each answer' }).selectOption('0');
  const files: string[] = [];
  page.on('request', (request) => {
    const file = /\/suggestions\/(.*)$/.exec(request.url())?.[1];
    if (file) files.push(file);
  });
  await boxOf(page).click();
  await expect.poll(() => footerOf(page)).toMatch(/^\d+ cities, scroll for more$/);
  return files;
}

async function scroll(page: Page, distance: number): Promise<void> {
  await page.locator('.rc-virtual-list-holder').hover();
  await page.mouse.wheel(0, distance);
}

test('loads the first letter when the list is opened, and the next once near its end', async ({
  visit,
}) => {
  const page = await visit('/demo/scroll-loading');
  const files = await openList(page);
  expect(files).toEqual(['a.json']);
  await scroll(page, 300);
  expect(files).toEqual(['a.json']);
  const release = await hold(page, /\/suggestions\/b\.json/);
  await scroll(page, 2000);
  await expect.poll(() => footerOf(page)).toBe('Loading …');
  for (const distance of [-60, 60, -60]) await scroll(page, distance);
  release();
  await expect.poll(() => footerOf(page)).toMatch(/cities/);
  expect(files).toEqual(['a.json', 'b.json']);
  await scroll(page, 100);
  await optionsOf(page).filter({ hasText: 'Bag' }).click();
  await expect
    .poll(() => page.locator('output[for="scroll-loading-city"]').textContent())
    .toBe('baghdad-iq');
});

test('a request that failed is repeated by scrolling on', async ({ visit }) => {
  const page = await visit('/demo/scroll-loading', {
    expectedMessages: [/Failed to load resource/],
  });
  await openList(page);
  await page.route('**/suggestions/b.json', (route) => route.abort());
  await scroll(page, 2000);
  await expect.poll(() => footerOf(page)).toBe('No answer. Scroll to try again.');
  await page.unroute('**/suggestions/b.json');
  await scroll(page, -60);
  await expect.poll(() => footerOf(page)).toMatch(/scroll for more$/);
});

test('the arrow keys load more, and continue from the first row afterwards', async ({ visit }) => {
  const page = await visit('/demo/scroll-loading');
  const files = await openList(page);
  const count = await footerOf(page);
  await optionsOf(page).and(page.locator('.rc-select-item-option-active')).waitFor();
  await boxOf(page).press('ArrowDown');
  const second = await activeIn(page);
  // ArrowUp wraps from the first row to the last.
  await boxOf(page).press('ArrowUp');
  await boxOf(page).press('ArrowUp');
  await expect.poll(() => files).toEqual(['a.json', 'b.json']);
  await expect.poll(() => footerOf(page)).not.toMatch(count ?? '');
  await expect.poll(() => footerOf(page)).toMatch(/scroll for more$/);
  await boxOf(page).press('ArrowDown');
  await expect.poll(() => activeIn(page)).toBe(second);
});

test('ends with all cities', { timeout: 60_000 }, async ({ visit }) => {
  const page = await visit('/demo/scroll-loading');
  const files = await openList(page);
  await expect
    .poll(
      async () => {
        await scroll(page, 4000);
        return footerOf(page);
      },
      { timeout: 50_000 },
    )
    .toMatch(/^All \d+ cities$/);
  expect(files.length).toBe(26);
});

describe('a hundred thousand options', () => {
  const ALL = 'The first 500 that match, of 100,000. Type to narrow the list.';
  const addressIn = (page: Page) => page.getByRole('combobox', { name: 'Address', exact: true });

  async function openAddresses(visit: Visit): Promise<Page> {
    const page = await visit('/demo/scroll-loading');
    await addressIn(page).click();
    await expect.poll(() => footerOf(page)).toBe(ALL);
    return page;
  }

  test('are 500 rows at most, of which those in view are rendered, by keys and wheel to the last', async ({
    visit,
  }) => {
    const page = await openAddresses(visit);
    expect((await textsOf(page))[0]).toBe('1 Acacia Alley');
    expect(await optionsOf(page).count()).toBeLessThan(20);
    const heights = await page
      .locator('.rc-virtual-list-holder')
      .evaluate((list) => [list.scrollHeight, list.querySelector('div')?.offsetHeight]);
    expect(heights).toEqual([500 * 32, 500 * 32]);
    await addressIn(page).press('ArrowUp');
    await waitForActive(page, '100 Acacia Close');
    await addressIn(page).press('ArrowDown');
    await waitForActive(page, '1 Acacia Alley');
    await scroll(page, 500 * 32);
    await expect.poll(async () => (await textsOf(page)).at(-1)).toBe('100 Acacia Close');
  });

  test('are found by any part of their text in any case, and chosen; the list is whole again then', async ({
    visit,
  }) => {
    const page = await openAddresses(visit);
    await page.keyboard.type('99 YEW');
    await expect.poll(() => footerOf(page)).toBe('20 of 100,000 match');
    expect((await textsOf(page))[0]).toBe('99 Yew Alley');
    await addressIn(page).fill('new');
    await expect.poll(() => footerOf(page)).toBe('0 of 100,000 match');
    await page.locator('.rc-select-item-empty', { hasText: 'No such address' }).waitFor();
    await addressIn(page).fill('100 yew way');
    await expect.poll(() => textsOf(page)).toEqual(['100 Yew Way']);
    await page.keyboard.press('Enter');
    const value = page.locator('output[for="scroll-loading-long-list"]');
    await expect.poll(() => value.textContent()).toBe('100 Yew Way');
    await addressIn(page).click();
    await expect.poll(() => footerOf(page)).toBe(ALL);
    expect(await valuesIn(addressIn(page))).toEqual(['100 Yew Way']);
  });
});
