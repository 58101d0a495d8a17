import type { Page } from 'playwright-core';
import { hold } from '../page/untouched';
import { hasFocus } from '../support/page';
import { expect, test, type Visit } from '../support/test';
import { optionsOf, textsOf, waitForActive } from './openList';
import { openList } from './popup';
import { statusBeside, watchCancelled } from './suggestionDemo';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search all cities' });
const status = (page: Page) => statusBeside(field(page));

const FIRST_PAGE = 'Loaded: 10 of 59';

/** Opens the page, and lists the searches that it requests. */
async function open(visit: Visit, expectedMessages?: RegExp[]): Promise<[Page, string[]]> {
  const page = await visit('/guide/server-data', { expectedMessages });
  await page.locator('#search-pages-delay').selectOption('0');
  const searches: string[] = [];
  page.on('request', (request) => {
    const search = /\/suggestions\/.*(\?.*)$/.exec(request.url())?.[1];
    if (search) searches.push(search);
  });
  return [page, searches];
}

async function scroll(page: Page, distance: number): Promise<void> {
  await openList(page).locator('.rc-virtual-list-holder').hover();
  await page.mouse.wheel(0, distance);
}

test('scrolling near the last loaded row loads the next page, once, and a jump all between', async ({
  visit,
}) => {
  const [page, searches] = await open(visit);
  await field(page).fill('b');
  await expect.poll(() => status(page)).toBe(FIRST_PAGE);
  expect(searches).toEqual(['?q=b&start=0']);
  await scroll(page, 32);
  await scroll(page, 64);
  await expect.poll(() => status(page)).toBe('Loaded: 20 of 59');
  expect(searches).toEqual(['?q=b&start=0', '?q=b&start=10']);
  await scroll(page, 59 * 32);
  await expect.poll(() => status(page)).toBe('Loaded: 59 of 59');
  expect(searches).toHaveLength(6);
  await optionsOf(page).last().click();
  await expect
    .poll(() => page.locator('output[for="search-pages-city"]').textContent())
    .toMatch(/-pl$/);
});

test('a page that arrives leaves the option active that was', async ({ visit }) => {
  const [page] = await open(visit);
  await field(page).fill('b');
  await expect.poll(() => status(page)).toBe(FIRST_PAGE);
  await waitForActive(page, 'Baghdad');
  for (let row = 0; row < 8; row += 1) await field(page).press('ArrowDown');
  await expect.poll(() => status(page)).toBe('Loaded: 20 of 59');
  await waitForActive(page, 'Basel');
  await field(page).press('ArrowDown');
  await field(page).press('ArrowDown');
  expect(await page.locator('.rc-select-item-option-active').textContent()).not.toMatch(
    /Baghdad|Loading/,
  );
});

test('a new text drops the pages of the text before', async ({ visit }) => {
  const [page, searches] = await open(visit);
  await field(page).fill('b');
  await expect.poll(() => status(page)).toBe(FIRST_PAGE);
  const release = await hold(page, /start=10/);
  const cancelled = watchCancelled(page);
  await scroll(page, 96);
  await expect.poll(() => searches.length).toBe(2);
  await field(page).fill('wien');
  await expect.poll(() => status(page)).toBe('Loaded: 1 of 1');
  release();
  expect(cancelled).toEqual(['b.json?q=b&start=10']);
  expect(await textsOf(page)).toEqual(['Vienna, Austria']);
});

test('a page that failed is requested again by a button in the popup, by keyboard too', async ({
  visit,
}) => {
  const [page] = await open(visit, [/Failed to load resource/]);
  await field(page).fill('b');
  await expect.poll(() => status(page)).toBe(FIRST_PAGE);
  await page.route('**/suggestions/**', (route) => route.abort());
  await scroll(page, 96);
  await expect.poll(() => status(page)).toBe('The cities could not be reached.');
  expect(await textsOf(page)).toContain('Bari, Italy');
  await page.unroute('**/suggestions/**');
  await field(page).press('Tab');
  await hasFocus(page.getByRole('button', { name: 'Try again' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => status(page)).toBe('Loaded: 20 of 59');
  await hasFocus(field(page));
  expect(await field(page).inputValue()).toBe('b');
});
