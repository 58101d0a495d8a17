import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, test } from '../support/test';
import { optionsOf, textsOf, typeInto, valuesIn } from './openList';
import { row } from './popup';
import { holdAnswers, statusOf } from './suggestionDemo';

const emptyTextOf = (page: Page) => page.locator('.rc-select-item-empty').textContent();
const leave = (page: Page) => page.getByRole('combobox', { name: 'Delay of each answer' }).focus();
const HINT = 'Type the first letters of a city';
const NO_NETWORK = { expectedMessages: [/Failed to load resource/] };

/** Waits until the text is gone, and with it the request. */
async function isForgotten(page: Page, message: string): Promise<void> {
  await expect.poll(() => statusOf(page), { message }).toBe('No request');
}

// That a stale answer is dropped is proved for the hook (tests/unit/demos/useSuggestions.test.ts).
describe('force-suggest', () => {
  const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Place of birth' });
  const valueIn = (page: Page) => page.locator('output[for="force-suggest-city"]').textContent();

  test('accepts what the server knows, also twice, and drops every other text with its request', async ({
    visit,
  }) => {
    const page = await visit('/demo/force-suggest');
    expect(await valuesIn(boxOf(page))).toEqual(['Wellington, New Zealand']);
    await boxOf(page).fill('nowhere');
    await expect.poll(() => emptyTextOf(page)).toBe('No city begins like that');
    await boxOf(page).press('Enter');
    await expect.poll(() => boxOf(page).inputValue()).toBe('');
    expect(await valueIn(page)).toBe('wellington-nz');
    for (const choice of ['the first time', 'again']) {
      await boxOf(page).fill('peking');
      await expect.poll(() => textsOf(page)).toEqual(['Beijing, China']);
      await optionsOf(page).click();
      await expect.poll(() => valueIn(page)).toBe('beijing-cn');
      await isForgotten(page, choice);
    }
    for (const key of ['Escape', 'Tab']) {
      await boxOf(page).fill('par');
      await expect.poll(() => statusOf(page)).not.toBe('No request');
      await boxOf(page).press('Escape');
      if (key === 'Tab') await leave(page);
      await isForgotten(page, key);
    }
    await page.locator('.rc-select-clear').click();
    await expect.poll(() => valueIn(page)).toBe('none');
  });

  test('reports a failure, and sends a new request for the next text', async ({ visit }) => {
    const page = await visit('/demo/force-suggest', NO_NETWORK);
    await page.route('**/suggestions/**', (route) => route.abort());
    await boxOf(page).fill('rom');
    await expect.poll(() => emptyTextOf(page)).toBe('No answer. Change the text to try again.');
    expect(await statusOf(page)).toBe('The cities could not be reached.');
    await page.unroute('**/suggestions/**');
    await boxOf(page).fill('rome');
    await expect.poll(() => textsOf(page)).toEqual(['Rome, Italy']);
  });
});

describe('mul-suggest', () => {
  const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Offices' });

  test('tags keep their labels, and whatever ends a search clears its text and results', async ({
    visit,
  }) => {
    const page = await visit('/demo/mul-suggest');
    expect(await valuesIn(boxOf(page))).toEqual(['Lisbon, Portugal', 'Tallinn, Estonia']);
    await typeInto(boxOf(page), 'peking');
    await row(page, 'Beijing').click();
    await expect.poll(() => emptyTextOf(page), { message: 'a choice' }).toBe(HINT);
    await isForgotten(page, 'a choice');
    await typeInto(boxOf(page), 'lisbon');
    await row(page, 'Lisbon').click();
    await isForgotten(page, 'taking a city out');
    await expect.poll(() => valuesIn(boxOf(page))).toEqual(['Tallinn, Estonia', 'Beijing, China']);
    await typeInto(boxOf(page), 'san');
    await optionsOf(page).first().waitFor();
    await page.locator('.rc-select-selection-item-remove').first().click();
    await isForgotten(page, 'an icon');
    await typeInto(boxOf(page), 'par');
    await optionsOf(page).first().waitFor();
    await leave(page);
    await isForgotten(page, 'leaving');
    expect(await boxOf(page).inputValue()).toBe('');
    expect(await page.locator('output[for="mul-suggest-cities"]').textContent()).toBe('beijing-cn');
  });

  test('the text can stay for several choices, and is cleared when the box is left', async ({
    visit,
  }) => {
    const page = await visit('/demo/mul-suggest');
    const field = page.getByRole('combobox', { name: 'Cities to compare' });
    await field.fill('san');
    await row(page, 'San Diego').click();
    await row(page, 'San Juan').click();
    await expect
      .poll(() => valuesIn(field))
      .toEqual(['San Diego, United States', 'San Juan, Puerto Rico']);
    expect(await field.inputValue()).toBe('san');
    expect(await optionsOf(page).count()).toBe(8);
    await boxOf(page).focus();
    await expect.poll(() => field.inputValue()).toBe('');
  });
});

describe('mul-tag-suggest', () => {
  const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Keywords of the photo' });
  const SAVED = ['Lisbon', 'Summer 2019'];

  test('the typed text comes first, Enter adds it without waiting, and also when no answer comes', async ({
    visit,
  }) => {
    const page = await visit('/demo/mul-tag-suggest', NO_NETWORK);
    await holdAnswers(page);
    await boxOf(page).fill('sunset');
    await expect.poll(() => textsOf(page)).toEqual(['sunset']);
    expect(await page.locator('.rc-select-loading').count()).toBe(1);
    await boxOf(page).press('Enter');
    await expect.poll(() => valuesIn(boxOf(page))).toEqual([...SAVED, 'sunset']);
    await page.unrouteAll();
    await page.route('**/suggestions/**', (route) => route.abort());
    await boxOf(page).fill('harbour');
    await expect.poll(() => statusOf(page)).toBe('The cities could not be reached.');
    await boxOf(page).press('Enter');
    await expect.poll(() => valuesIn(boxOf(page))).toEqual([...SAVED, 'sunset', 'harbour']);
  });

  test('suggestions follow the text, which is not offered twice, and Enter adds it among them', async ({
    visit,
  }) => {
    const page = await visit('/demo/mul-tag-suggest');
    await boxOf(page).fill('Oslo');
    await expect.poll(() => statusOf(page)).toBe('1 city');
    expect(await textsOf(page)).toEqual(['Oslo']);
    await boxOf(page).fill('peking');
    await expect.poll(() => textsOf(page)).toEqual(['peking', 'Beijing']);
    await boxOf(page).press('ArrowDown');
    await boxOf(page).press('Enter');
    await expect.poll(() => valuesIn(boxOf(page))).toEqual([...SAVED, 'Beijing']);
    await boxOf(page).fill('San José');
    await expect.poll(() => textsOf(page)).toEqual(['San José', 'San Jose']);
    await boxOf(page).press('Enter');
    await expect.poll(() => valuesIn(boxOf(page))).toEqual([...SAVED, 'Beijing', 'San José']);
    await boxOf(page).fill('Oslo');
    await expect.poll(() => statusOf(page)).toBe('1 city');
    await page.locator('.rc-select-selection-item-remove').first().click();
    await isForgotten(page, 'an icon');
    await boxOf(page).fill('harbour');
    await leave(page);
    await expect
      .poll(() => valuesIn(boxOf(page)))
      .toEqual(['Summer 2019', 'Beijing', 'San José', 'harbour']);
    await isForgotten(page, 'leaving');
  });
});
