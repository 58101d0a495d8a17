import type { Page } from 'playwright-core';
import { test, expect } from '../support/test';
import { optionsOf, textsOf, valuesIn } from './openList';
import { holdAnswers, nextFrame, statusOf, withoutDelay } from './suggestionDemo';

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Place of birth' });
const valueIn = (page: Page) => page.locator('output[for="force-suggest-city"]').textContent();
const emptyTextOf = (page: Page) => page.locator('.rc-select-item-empty').textContent();

test('shows the label of a saved value before there are options', async ({ visit }) => {
  const page = await visit('/demo/force-suggest');
  expect(await valuesIn(boxOf(page))).toEqual(['Wellington, New Zealand']);
  expect(await valueIn(page)).toBe('wellington-nz');
  await boxOf(page).click();
  await expect.poll(() => emptyTextOf(page)).toBe('Type the first letters of a city');
});

test('shows results that do not contain the text, and accepts one as the value', async ({
  visit,
}) => {
  const page = await visit('/demo/force-suggest');
  await boxOf(page).fill('peking');
  await expect.poll(() => textsOf(page)).toEqual(['Beijing, China']);
  await optionsOf(page).click();
  await expect.poll(() => valueIn(page)).toBe('beijing-cn');
  expect(await valuesIn(boxOf(page))).toEqual(['Beijing, China']);
});

test('a choice clears the text and the results', async ({ visit }) => {
  const page = await visit('/demo/force-suggest');
  await boxOf(page).fill('peking');
  await optionsOf(page).waitFor();
  await boxOf(page).press('Enter');
  await expect.poll(() => valueIn(page)).toBe('beijing-cn');
  await boxOf(page).click();
  await expect.poll(() => emptyTextOf(page)).toBe('Type the first letters of a city');
  expect(await boxOf(page).inputValue()).toBe('');
});

test('choosing the same city again clears the text and the results, too', async ({ visit }) => {
  const page = await visit('/demo/force-suggest');
  for (let choice = 0; choice < 2; choice += 1) {
    await boxOf(page).fill('peking');
    await optionsOf(page).click();
    await expect.poll(() => valueIn(page)).toBe('beijing-cn');
  }
  await boxOf(page).click();
  await expect.poll(() => emptyTextOf(page)).toBe('Type the first letters of a city');
});

test('text that is not chosen is dropped', async ({ visit }) => {
  const page = await visit('/demo/force-suggest');
  await boxOf(page).fill('nowhere');
  await expect.poll(() => emptyTextOf(page)).toBe('No city begins like that');
  await boxOf(page).press('Enter');
  await expect.poll(() => boxOf(page).inputValue()).toBe('');
  expect(await valueIn(page)).toBe('wellington-nz');
});

test('Escape and leaving the box cancel the request', async ({ visit }) => {
  const page = await visit('/demo/force-suggest');
  await boxOf(page).fill('par');
  await expect.poll(() => statusOf(page)).not.toBe('No request');
  await boxOf(page).press('Escape');
  await expect.poll(() => statusOf(page)).toBe('No request');
  await boxOf(page).fill('par');
  await expect.poll(() => statusOf(page)).not.toBe('No request');
  await page.getByRole('combobox', { name: 'Delay of each answer' }).focus();
  await expect.poll(() => statusOf(page)).toBe('No request');
});

test('a stale response is dropped', async ({ visit }) => {
  const page = await visit('/demo/force-suggest');
  await withoutDelay(page);
  const server = await holdAnswers(page);
  await boxOf(page).fill('r');
  await expect.poll(server.asked).toEqual(['r']);
  await boxOf(page).fill('rom');
  await expect.poll(server.asked).toEqual(['r', 'rom']);
  await expect.poll(() => emptyTextOf(page)).toBe('Searching …');
  await server.answer('rom');
  await expect.poll(() => textsOf(page)).toEqual(['Rome, Italy']);
  await server.answer('r');
  await nextFrame(page);
  expect(await textsOf(page)).toEqual(['Rome, Italy']);
});

test('reports a failure, and sends a new request for the next text', async ({ visit }) => {
  const page = await visit('/demo/force-suggest', {
    expectedMessages: [/Failed to load resource/],
  });
  await page.route('**/suggestions/**', (route) => route.abort());
  await boxOf(page).fill('rom');
  await expect.poll(() => emptyTextOf(page)).toBe('No answer. Change the text to try again.');
  expect(await statusOf(page)).toBe('The cities could not be reached.');
  await page.unroute('**/suggestions/**');
  await boxOf(page).fill('rome');
  await expect.poll(() => textsOf(page)).toEqual(['Rome, Italy']);
});

test('the clear icon removes the value', async ({ visit }) => {
  const page = await visit('/demo/force-suggest');
  await page.locator('.rc-select-clear').click();
  await expect.poll(() => valueIn(page)).toBe('none');
});
