import type { Page } from 'playwright-core';
import { expect, test } from '../support/test';
import { optionsOf, textsOf } from './openList';

const active = (page: Page) =>
  page.locator('.rc-select-dropdown:visible .rc-select-item-option-active');
const value = (page: Page, id: string) => page.locator(`output[for=${id}]`).textContent();
const typeface = (page: Page) => page.getByRole('combobox', { name: 'Typeface' });
const city = (page: Page) => page.getByRole('combobox', { name: 'City' });
const reply = (page: Page) => page.getByRole('combobox', { name: 'Reply' });

test('the text is the value, and suggestions contain it', async ({ visit }) => {
  const page = await visit('/demo/combobox');
  await typeface(page).click();
  await expect.poll(() => optionsOf(page).count()).toBeGreaterThan(5);
  await page.keyboard.type('ga');
  await expect.poll(() => textsOf(page)).toEqual(['Garamond']);
  expect(await value(page, 'combobox-typeface')).toBe('ga');
  await optionsOf(page).click();
  await expect.poll(() => value(page, 'combobox-typeface')).toBe('Garamond');
  expect(await typeface(page).inputValue()).toBe('Garamond');
});

test('a text without suggestions stays, and there is no list', async ({ visit }) => {
  const page = await visit('/demo/combobox');
  await typeface(page).click();
  await page.keyboard.type('Comic');
  await expect.poll(() => page.locator('.rc-select-dropdown:visible').count()).toBe(0);
  await page.keyboard.press('Tab');
  await expect.poll(() => typeface(page).evaluate((e) => e.matches(':focus'))).toBe(false);
  expect(await typeface(page).inputValue()).toBe('Comic');
});

test('Enter keeps the text unless an option begins with exactly that', async ({ visit }) => {
  const page = await visit('/demo/combobox');
  await typeface(page).click();
  await page.keyboard.type('ga');
  await expect.poll(() => optionsOf(page).count()).toBe(1);
  expect(await active(page).count()).toBe(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => optionsOf(page).count()).toBe(0);
  expect(await value(page, 'combobox-typeface')).toBe('ga');

  await typeface(page).fill('Ga');
  await expect.poll(() => active(page).allInnerTexts()).toEqual(['Garamond']);
  await page.keyboard.press('Escape');
  await expect.poll(() => optionsOf(page).count()).toBe(0);
  expect(await value(page, 'combobox-typeface')).toBe('Ga');

  await typeface(page).fill('Gar');
  await expect.poll(() => active(page).count()).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => value(page, 'combobox-typeface')).toBe('Garamond');
});

test('a controlled text can be reset and locked, and its list is not filtered', async ({
  visit,
}) => {
  const page = await visit('/demo/combobox');
  const branch = page.getByRole('combobox', { name: 'Branch to deploy' });
  await branch.fill('feature/x');
  await expect.poll(() => value(page, 'combobox-branch')).toBe('feature/x');
  await expect.poll(() => optionsOf(page).count()).toBe(4);
  await page.keyboard.press('Escape');
  await expect.poll(() => optionsOf(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Reset to main' }).click();
  await expect.poll(() => branch.inputValue()).toBe('main');
  await page.getByLabel('Deployment is running').check();
  await expect.poll(() => branch.isDisabled()).toBe(true);
});

test('suggestions arrive for the current text', async ({ visit }) => {
  const page = await visit('/demo/combobox');
  await city(page).click();
  expect(await page.locator('.rc-select-dropdown:visible').count()).toBe(0);
  await page.keyboard.type('vie');
  await page.locator('.rc-select-item-empty').waitFor();
  await expect.poll(() => textsOf(page)).toEqual(['Vienna, Austria', 'Vientiane, Laos']);
  await optionsOf(page).last().click();
  await expect.poll(() => value(page, 'combobox-city')).toBe('Vientiane, Laos');
});

test('the response to an earlier request is dropped', async ({ visit }) => {
  const page = await visit('/demo/combobox');
  let held: (() => void) | undefined;
  await page.route('**/suggestions/v.json*', async (route) => {
    await new Promise<void>((resolve) => (held = resolve));
    await route.continue().catch(() => undefined);
  });
  await city(page).fill('vie');
  await expect.poll(() => held !== undefined).toBe(true);
  await city(page).fill('berl');
  await expect.poll(() => textsOf(page)).toEqual(['Berlin, Germany']);
  held?.();
  await page.unrouteAll({ behavior: 'wait' });
  expect(await textsOf(page)).toEqual(['Berlin, Germany']);
});

test('a textarea accepts suggestions, and keeps its own keys without them', async ({ visit }) => {
  const page = await visit('/demo/combobox');
  expect(await reply(page).evaluate((element) => element.tagName)).toBe('TEXTAREA');
  await reply(page).click();
  await page.keyboard.type('thank');
  await expect.poll(() => optionsOf(page).count()).toBe(2);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active(page).count()).toBe(1);
  await page.keyboard.press('Enter');
  const taken = 'Thank you for the report. Which version are you using?';
  await expect.poll(() => reply(page).inputValue()).toBe(taken);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Regards');
  await expect.poll(() => reply(page).inputValue()).toBe(`${taken}\nRegards`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('-');
  await expect.poll(() => reply(page).inputValue()).toBe(`${taken}\nRegar-ds`);
});
