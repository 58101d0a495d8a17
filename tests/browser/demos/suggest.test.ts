import type { Page } from 'playwright-core';
import { test, expect } from '../support/test';
import { optionsOf, textsOf } from './openList';
import { holdAnswers, statusOf, withoutDelay } from './suggestionDemo';

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Search for a city' });
const searchedIn = (page: Page) => page.locator('output[for="suggest-city"]').textContent();

test('suggests cities by any of their names, and nothing while a request is pending', async ({
  visit,
}) => {
  const page = await visit('/demo/suggest');
  await boxOf(page).fill('wien');
  await expect.poll(() => textsOf(page)).toEqual(['Vienna, Austria']);
  expect(await boxOf(page).inputValue()).toBe('wien');
  expect(await statusOf(page)).toBe('1 city');
  await holdAnswers(page);
  await boxOf(page).fill('bern');
  await expect.poll(() => statusOf(page)).toBe('Searching …');
  expect(await textsOf(page)).toEqual([]);
  await expect.poll(() => boxOf(page).getAttribute('aria-expanded')).toBe('false');
});

test('waits until typing pauses, and requests nothing for what was chosen', async ({ visit }) => {
  const page = await visit('/demo/suggest', { isolated: true });
  await boxOf(page).fill('wien');
  await optionsOf(page).first().waitFor();
  const server = await holdAnswers(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await optionsOf(page).filter({ hasText: 'Vienna' }).click();
  await expect.poll(() => searchedIn(page)).toBe('Vienna, Austria');
  await page.clock.runFor(1000);
  expect(server.asked()).toEqual([]);
  await boxOf(page).fill('');
  await boxOf(page).pressSequentially('berg');
  await page.clock.runFor(149);
  expect(server.asked()).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(server.asked).toEqual(['berg']);
});

test('shows why a request failed and retries on demand', async ({ visit }) => {
  const page = await visit('/demo/suggest', { expectedMessages: [/Failed to load resource/] });
  await page.route('**/suggestions/**', (route) => route.fulfill({ status: 503 }));
  await boxOf(page).fill('wien');
  await expect.poll(() => statusOf(page)).toBe('The cities could not be loaded (HTTP 503).');
  await page.unroute('**/suggestions/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => statusOf(page)).toBe('1 city');
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
});

test('Enter submits the text that was typed or reached by arrow keys, and Tab chooses nothing', async ({
  visit,
}) => {
  const page = await visit('/demo/suggest');
  await boxOf(page).fill('Lon');
  await page.locator('.rc-select-item-option-active').waitFor();
  await boxOf(page).press('Tab');
  await page.locator('button:text-is("Search"):focus').waitFor();
  expect(await boxOf(page).inputValue()).toBe('Lon');
  await boxOf(page).fill('London');
  await page.locator('.rc-select-item-option-active').waitFor();
  await boxOf(page).press('Enter');
  await expect.poll(() => searchedIn(page)).toBe('London');
  expect(await boxOf(page).inputValue()).toBe('London');
  await expect.poll(() => boxOf(page).getAttribute('aria-expanded')).toBe('false');
  await boxOf(page).fill('wien');
  await optionsOf(page).first().waitFor();
  await boxOf(page).press('ArrowDown');
  expect(await boxOf(page).inputValue()).toBe('Vienna, Austria');
  await boxOf(page).press('Enter');
  await expect.poll(() => searchedIn(page)).toBe('Vienna, Austria');
});

test('submitting closes the list for good, even with a response pending', async ({ visit }) => {
  const page = await visit('/demo/suggest');
  await withoutDelay(page);
  const server = await holdAnswers(page);
  await boxOf(page).fill('wien');
  await expect.poll(server.asked).toEqual(['wien']);
  await boxOf(page).press('Enter');
  await server.answer('wien');
  await expect.poll(() => statusOf(page)).toBe('1 city');
  expect(await boxOf(page).getAttribute('aria-expanded')).toBe('false');
  expect(await textsOf(page)).toEqual([]);
});

test('shows what happens to responses out of order', async ({ visit }) => {
  const page = await visit('/demo/suggest');
  const box = page.getByRole('combobox', { name: 'City', exact: true });
  const news = () =>
    page.getByRole('list', { name: 'Requests' }).getByRole('listitem').allTextContents();

  await box.pressSequentially('berg');
  await expect
    .poll(news)
    .toEqual(['b: cancelled', 'be: cancelled', 'ber: cancelled', 'berg: shown']);
  expect(await textsOf(page)).toEqual(['Bergen, Norway']);

  await box.fill('');
  await page.getByRole('checkbox', { name: 'Cancel the earlier request' }).uncheck();
  await box.pressSequentially('berg');
  await expect
    .poll(news, { timeout: 5000 })
    .toEqual(['berg: shown', 'ber: shown', 'be: shown', 'b: shown']);
  expect(await box.inputValue()).toBe('berg');
  expect((await textsOf(page))[0]).toBe('Baghdad, Iraq');
});
