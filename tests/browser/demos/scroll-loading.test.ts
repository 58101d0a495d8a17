import type { Page } from 'playwright-core';
import { test, expect } from '../support/test';
import { optionsOf } from './openList';

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

test('loads the first letter when the list is opened, and the next near its end', async ({
  visit,
}) => {
  const page = await visit('/demo/scroll-loading');
  const files = await openList(page);
  expect(files).toEqual(['a.json']);
  await scroll(page, 300);
  expect(files).toEqual(['a.json']);
  await scroll(page, 2000);
  await expect.poll(() => files).toEqual(['a.json', 'b.json']);
  await expect.poll(() => footerOf(page)).toMatch(/cities/);
  await scroll(page, 100);
  await optionsOf(page).filter({ hasText: 'Bag' }).click();
  await expect
    .poll(() => page.locator('output[for="scroll-loading-city"]').textContent())
    .toBe('baghdad-iq');
});

test('sends one request, however often the list is scrolled', async ({ visit }) => {
  const page = await visit('/demo/scroll-loading');
  const files = await openList(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/suggestions/b.json', async (route) => {
    await held;
    await route.continue();
  });
  await scroll(page, 2000);
  await expect.poll(() => footerOf(page)).toBe('Loading …');
  await scroll(page, -60);
  await scroll(page, 60);
  await scroll(page, -60);
  release();
  await expect.poll(() => footerOf(page)).toMatch(/cities/);
  expect(files).toEqual(['a.json', 'b.json']);
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
