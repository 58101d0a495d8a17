import type { Page } from 'playwright-core';
import { test, expect } from '../support/test';
import { optionsOf, textsOf, typeInto, valuesIn } from './openList';
import { holdAnswers, nextFrame, statusOf, withoutDelay } from './suggestionDemo';

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Offices' });
const emptyTextOf = (page: Page) => page.locator('.rc-select-item-empty').textContent();

test('tags keep their labels while the options come and go', async ({ visit }) => {
  const page = await visit('/demo/mul-suggest');
  expect(await valuesIn(boxOf(page))).toEqual(['Lisbon, Portugal', 'Tallinn, Estonia']);
  await typeInto(boxOf(page), 'peking');
  await optionsOf(page).filter({ hasText: 'Beijing' }).click();
  await typeInto(boxOf(page), 'oslo');
  await optionsOf(page).filter({ hasText: 'Oslo' }).click();
  await expect
    .poll(() => valuesIn(boxOf(page)))
    .toEqual(['Lisbon, Portugal', 'Tallinn, Estonia', 'Beijing, China', 'Oslo, Norway']);
  expect(await page.locator('output[for="mul-suggest-cities"]').textContent()).toBe(
    'lisbon-pt, tallinn-ee, beijing-cn, oslo-no',
  );
});

test('a choice clears the search box and its results', async ({ visit }) => {
  const page = await visit('/demo/mul-suggest');
  await typeInto(boxOf(page), 'san');
  await optionsOf(page).first().waitFor();
  await boxOf(page).press('Enter');
  await expect.poll(() => emptyTextOf(page)).toBe('Type the first letters of a city');
  expect(await boxOf(page).inputValue()).toBe('');
  expect(await statusOf(page)).toBe('No request');
});

test('taking a city out clears the text and the results', async ({ visit }) => {
  const page = await visit('/demo/mul-suggest');
  await typeInto(boxOf(page), 'lisbon');
  await optionsOf(page).filter({ hasText: 'Lisbon' }).click();
  await expect.poll(() => valuesIn(boxOf(page))).toEqual(['Tallinn, Estonia']);
  await expect.poll(() => emptyTextOf(page)).toBe('Type the first letters of a city');
  expect(await statusOf(page)).toBe('No request');
});

test('removing a tag by its icon clears the text and the results', async ({ visit }) => {
  const page = await visit('/demo/mul-suggest');
  await typeInto(boxOf(page), 'san');
  await optionsOf(page).first().waitFor();
  await page.locator('.rc-select-selection-item-remove').first().click();
  await expect.poll(() => valuesIn(boxOf(page))).toEqual(['Tallinn, Estonia']);
  await expect.poll(() => statusOf(page)).toBe('No request');
  expect(await boxOf(page).inputValue()).toBe('');
});

test('leaving the box clears its text and results', async ({ visit }) => {
  const page = await visit('/demo/mul-suggest');
  await typeInto(boxOf(page), 'par');
  await optionsOf(page).first().waitFor();
  await page.getByRole('combobox', { name: 'Delay of each answer' }).focus();
  await expect.poll(() => statusOf(page)).toBe('No request');
  expect(await boxOf(page).inputValue()).toBe('');
});

test('a stale response is dropped', async ({ visit }) => {
  const page = await visit('/demo/mul-suggest');
  await withoutDelay(page);
  const server = await holdAnswers(page);
  await typeInto(boxOf(page), 'o');
  await expect.poll(server.asked).toEqual(['o']);
  await typeInto(boxOf(page), 'osl');
  await expect.poll(server.asked).toEqual(['o', 'osl']);
  await server.answer('osl');
  await expect.poll(() => textsOf(page)).toEqual(['Oslo, Norway']);
  await server.answer('o');
  await nextFrame(page);
  expect(await textsOf(page)).toEqual(['Oslo, Norway']);
});

test('reports a failed request', async ({ visit }) => {
  const page = await visit('/demo/mul-suggest', { expectedMessages: [/Failed to load resource/] });
  await page.route('**/suggestions/**', (route) => route.abort());
  await typeInto(boxOf(page), 'oslo');
  await expect.poll(() => emptyTextOf(page)).toBe('No answer. Change the text to try again.');
});

test('the text can stay for several choices, and is cleared when the box is left', async ({
  visit,
}) => {
  const page = await visit('/demo/mul-suggest');
  const box = page.getByRole('combobox', { name: 'Cities to compare' });
  await box.fill('san');
  await optionsOf(page).filter({ hasText: 'San Diego' }).click();
  await optionsOf(page).filter({ hasText: 'San Juan' }).click();
  await expect
    .poll(() => valuesIn(box))
    .toEqual(['San Diego, United States', 'San Juan, Puerto Rico']);
  expect(await box.inputValue()).toBe('san');
  expect(await optionsOf(page).count()).toBe(8);
  await boxOf(page).focus();
  await expect.poll(() => box.inputValue()).toBe('');
});
