import type { Page } from 'playwright-core';
import { hold } from '../page/untouched';
import { hasFocus } from '../support/page';
import { expect, test, type Visit } from '../support/test';
import { textsOf, valuesIn } from './openList';
import { row } from './popup';
import { statusBeside, watchCancelled } from './suggestionDemo';

const country = (page: Page) => page.getByRole('combobox', { name: 'Country', exact: true });
const city = (page: Page) => page.getByRole('combobox', { name: 'City in the country' });
const value = (page: Page) => page.locator('output[for="cascade-city"]').textContent();
const status = (page: Page) => statusBeside(city(page));

async function open(visit: Visit, expectedMessages?: RegExp[]): Promise<Page> {
  const page = await visit('/guide/cascading-selects', { expectedMessages });
  await page.locator('#cascade-delay').selectOption('0');
  return page;
}

async function choose(page: Page, name: string): Promise<void> {
  await country(page).press('Enter');
  await row(page, name).click();
}

test('the second select waits for the first, and a change of the first clears it', async ({
  visit,
}) => {
  const page = await open(visit);
  expect(await city(page).isDisabled()).toBe(true);
  expect(await status(page)).toBe('Choose a country first');
  await choose(page, 'Norway');
  await expect.poll(() => status(page)).toBe('8 cities');
  await city(page).press('Enter');
  await row(page, 'Oslo').click();
  await expect.poll(() => value(page)).toBe('oslo-no');
  await choose(page, 'Japan');
  await expect.poll(() => status(page)).toBe('14 cities');
  expect(await value(page)).toBe('none');
  expect(await valuesIn(city(page))).toEqual([]);
  await page.locator('.rc-select-clear').first().click();
  await expect.poll(() => city(page).isDisabled()).toBe(true);
});

test('an answer about the country before is dropped', async ({ visit }) => {
  const page = await open(visit);
  const release = await hold(page, /countries\/jp\.json/);
  const cancelled = watchCancelled(page);
  await choose(page, 'Japan');
  await expect.poll(() => status(page)).toBe('Loading cities …');
  expect(await city(page).isEnabled()).toBe(true);
  await choose(page, 'Portugal');
  await expect.poll(() => status(page)).toBe('7 cities');
  release();
  expect(cancelled).toEqual(['jp.json']);
  await city(page).press('Enter');
  await row(page, 'Lisbon').waitFor();
  expect(await textsOf(page)).not.toContain('Osaka');
  expect(await status(page)).toBe('7 cities');
});

test('a request that failed is repeated by a button, which leaves the focus in the select', async ({
  visit,
}) => {
  const page = await open(visit, [/Failed to load resource/]);
  await page.route('**/countries/nz.json', (route) => route.abort());
  await choose(page, 'New Zealand');
  await expect.poll(() => status(page)).toBe('The cities could not be loaded');
  await page.unroute('**/countries/nz.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => status(page)).toBe('7 cities');
  await hasFocus(city(page));
});
