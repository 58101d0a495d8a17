import type { Page } from 'playwright-core';
import { test, expect } from '../support/test';
import { textsOf, valuesIn } from './openList';
import { holdAnswers, nextFrame, statusOf, withoutDelay } from './suggestionDemo';

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Keywords of the photo' });
const loadingIn = (page: Page) => page.locator('.rc-select-loading').count();

test('the typed text comes first and Enter adds it without waiting', async ({ visit }) => {
  const page = await visit('/demo/mul-tag-suggest');
  await holdAnswers(page);
  await boxOf(page).fill('sunset');
  await expect.poll(() => textsOf(page)).toEqual(['sunset']);
  expect(await loadingIn(page)).toBe(1);
  await boxOf(page).press('Enter');
  await expect.poll(() => valuesIn(boxOf(page))).toEqual(['Lisbon', 'Summer 2019', 'sunset']);
});

test('an arrow key moves to the suggestions, which exclude existing tags', async ({ visit }) => {
  const page = await visit('/demo/mul-tag-suggest');
  await boxOf(page).fill('peking');
  await expect.poll(() => textsOf(page)).toEqual(['peking', 'Beijing']);
  await boxOf(page).press('ArrowDown');
  await boxOf(page).press('Enter');
  await expect.poll(() => valuesIn(boxOf(page))).toEqual(['Lisbon', 'Summer 2019', 'Beijing']);
});

test('a suggestion that equals the text is not offered twice', async ({ visit }) => {
  const page = await visit('/demo/mul-tag-suggest');
  await boxOf(page).fill('Oslo');
  await expect.poll(() => statusOf(page)).toBe('1 city');
  expect(await textsOf(page)).toEqual(['Oslo']);
});

test('Enter adds the text when another suggestion stood before the one that equals it', async ({
  visit,
}) => {
  const page = await visit('/demo/mul-tag-suggest');
  await boxOf(page).fill('San José');
  await expect.poll(() => textsOf(page)).toEqual(['San José', 'San Jose']);
  await boxOf(page).press('Enter');
  await expect.poll(() => valuesIn(boxOf(page))).toEqual(['Lisbon', 'Summer 2019', 'San José']);
});

test('text left in the box becomes a tag', async ({ visit }) => {
  const page = await visit('/demo/mul-tag-suggest');
  await boxOf(page).fill('harbour');
  await page.getByRole('combobox', { name: 'Delay of each answer' }).focus();
  await expect.poll(() => valuesIn(boxOf(page))).toEqual(['Lisbon', 'Summer 2019', 'harbour']);
  await expect.poll(() => statusOf(page)).toBe('No request');
});

test('removing a tag by its icon empties the text field together with the suggestions', async ({
  visit,
}) => {
  const page = await visit('/demo/mul-tag-suggest');
  await boxOf(page).fill('Oslo');
  await expect.poll(() => statusOf(page)).toBe('1 city');
  await page.locator('.rc-select-selection-item-remove').first().click();
  await expect.poll(() => valuesIn(boxOf(page))).toEqual(['Summer 2019']);
  await expect.poll(() => statusOf(page)).toBe('No request');
  expect(await boxOf(page).inputValue()).toBe('');
});

test('a stale response is dropped', async ({ visit }) => {
  const page = await visit('/demo/mul-tag-suggest');
  await withoutDelay(page);
  const server = await holdAnswers(page);
  await boxOf(page).fill('k');
  await expect.poll(server.asked).toEqual(['k']);
  await boxOf(page).fill('kyo');
  await expect.poll(server.asked).toEqual(['k', 'kyo']);
  await server.answer('kyo');
  await expect.poll(() => textsOf(page)).toEqual(['kyo', 'Kyoto']);
  await server.answer('k');
  await nextFrame(page);
  expect(await textsOf(page)).toEqual(['kyo', 'Kyoto']);
});

test('tags can be added while the server does not respond', async ({ visit }) => {
  const page = await visit('/demo/mul-tag-suggest', {
    expectedMessages: [/Failed to load resource/],
  });
  await page.route('**/suggestions/**', (route) => route.abort());
  await boxOf(page).fill('harbour');
  await expect.poll(() => statusOf(page)).toBe('The cities could not be reached.');
  await boxOf(page).press('Enter');
  await expect.poll(() => valuesIn(boxOf(page))).toEqual(['Lisbon', 'Summer 2019', 'harbour']);
});
