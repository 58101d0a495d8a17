import type { Locator, Page } from 'playwright-core';
import { expect, test, type Visit } from '../support/test';
import { textsOf, waitForActive } from './openList';
import { statusBeside } from './suggestionDemo';

const languages = (page: Page) =>
  page.getByRole('combobox', { name: 'Languages to translate into' });
const instruments = (page: Page) => page.getByRole('combobox', { name: 'Instruments' });
const chosen = (page: Page) => page.locator('output[for="select-all"]').textContent();
const states = (page: Page) =>
  page
    .locator('.rc-select-dropdown:not(.rc-select-dropdown-hidden) .demo-all')
    .evaluateAll((rows) =>
      rows.map((row) => /demo-all-(none|some|all)/.exec(row.getAttribute('class') ?? '')?.[1]),
    );

async function open(visit: Visit, field: (page: Page) => Locator) {
  const page = await visit('/guide/all-options');
  await field(page).press('ArrowDown');
  return page;
}

test('the row for all chooses and removes what is enabled, and says none, some or all', async ({
  visit,
}) => {
  const page = await open(visit, languages);
  await waitForActive(page, 'All: 1 of 6');
  expect(await states(page)).toEqual(['some']);
  await page.keyboard.press('Enter');
  await waitForActive(page, 'All: 6 of 6');
  expect(await states(page)).toEqual(['all']);
  expect(await chosen(page)).toBe('en, la, ar, zh, de, pt, es');
  const exposed = page.locator('[role=option][aria-label="All: 6 of 6"]');
  expect(await exposed.getAttribute('aria-selected')).toBe('false');
  await page.keyboard.press('Enter');
  await waitForActive(page, 'All: 0 of 6');
  expect(await states(page)).toEqual(['none']);
  expect(await chosen(page)).toBe('la');
});

test('while users search, Enter takes the first match, and the row stands for all matches', async ({
  visit,
}) => {
  const page = await open(visit, languages);
  await languages(page).fill('an');
  await expect.poll(() => textsOf(page)).toEqual(['German', 'Spanish', 'All that match: 0 of 2']);
  await waitForActive(page, 'German');
  await page.keyboard.press('ArrowUp');
  await waitForActive(page, 'All that match');
  await page.keyboard.press('Enter');
  await waitForActive(page, 'All that match: 2 of 2');
  expect(await chosen(page)).toBe('en, la, de, es');
  expect(await languages(page).inputValue()).toBe('an');
  await page.keyboard.press('Enter');
  await expect.poll(() => chosen(page)).toBe('en, la');
  await languages(page).fill('xyz');
  await expect.poll(() => textsOf(page)).toEqual([]);
});

test('a header chooses its group, and says how many of it are chosen', async ({ visit }) => {
  const page = await open(visit, instruments);
  const status = () => statusBeside(instruments(page));
  await waitForActive(page, 'Strings: 0 of 3');
  await page.keyboard.press('Enter');
  await waitForActive(page, 'Strings: 3 of 3');
  expect(await status()).toBe('Strings: 3 of 3, Woodwind: 1 of 2, Brass: 1 of 2');
  await page.keyboard.press('Enter');
  await waitForActive(page, 'Strings: 0 of 3');
  expect(await status()).toBe('Strings: 0 of 3, Woodwind: 1 of 2, Brass: 1 of 2');
});

test('while users search, headers cannot be chosen, and their groups are found by them', async ({
  visit,
}) => {
  const page = await open(visit, instruments);
  await instruments(page).fill('horn');
  await expect.poll(() => textsOf(page)).toEqual(['Brass: 1 of 2', 'Horn']);
  await waitForActive(page, 'Horn');
  await instruments(page).fill('brass');
  await expect.poll(() => textsOf(page)).toEqual(['Brass: 1 of 2', 'Horn', 'Trumpet', 'Tuba']);
});
