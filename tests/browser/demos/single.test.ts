import type { Page } from 'playwright-core';
import { expect, test } from '../support/test';
import { optionsOf, textsOf, waitForActive } from './openList';

const destination = (page: Page) =>
  page.getByRole('combobox', { name: 'Destination', exact: true });
const box = (page: Page) => page.locator('.rc-select:has(#single-destination)');
const shown = (page: Page) => box(page).locator('.rc-select-selection-item');
const placeholder = (page: Page, id: string) =>
  page.locator(`.rc-select:has(#${id}) .rc-select-selection-placeholder`).textContent();
const value = (page: Page) => page.locator('output[for=single-destination]');

test('a default is shown, and search by label narrows the list (E1)', async ({ visit }) => {
  const page = await visit('/demo/single');
  await expect.poll(() => shown(page).textContent()).toBe('Vienna');
  await destination(page).click();
  await page.keyboard.type('VER');
  await expect.poll(() => textsOf(page)).toEqual(['Verona']);
  await page.keyboard.press('Enter');
  await expect.poll(() => value(page).textContent()).toBe('verona');
  await expect.poll(() => optionsOf(page).count()).toBe(0);
});

test('a matching heading shows its group, and cannot be chosen', async ({ visit }) => {
  const page = await visit('/demo/single');
  await destination(page).click();
  await page.keyboard.type('austria');
  await expect.poll(() => textsOf(page)).toEqual(['Innsbruck', 'Salzburg', 'Vienna']);
  await page.locator('.rc-select-item-group', { hasText: 'Austria' }).click();
  expect(await value(page).textContent()).toBe('vienna');
  expect(await optionsOf(page).count()).toBe(3);
});

test('a disabled option is found and cannot be chosen', async ({ visit }) => {
  const page = await visit('/demo/single');
  await destination(page).click();
  await page.keyboard.type('hamburg');
  await expect.poll(() => textsOf(page)).toEqual(['Hamburg']);
  await optionsOf(page).click();
  await page.keyboard.press('Enter');
  await expect.poll(() => optionsOf(page).count()).toBe(0);
  expect(await value(page).textContent()).toBe('vienna');
});

test('clearing passes undefined and shows the placeholder', async ({ visit }) => {
  const page = await visit('/demo/single');
  await box(page).locator('.rc-select-clear').click();
  await expect.poll(() => value(page).textContent()).toBe('none');
  expect(await placeholder(page, 'single-destination')).toBe('Choose a city');
  expect(await box(page).locator('.rc-select-clear').count()).toBe(0);
});

test('the keyboard opens, chooses with Tab, closes with Escape', async ({ visit }) => {
  const page = await visit('/demo/single');
  await destination(page).focus();
  await page.keyboard.press('ArrowDown');
  await waitForActive(page, 'Vienna');
  await page.keyboard.press('ArrowUp');
  await waitForActive(page, 'Salzburg');
  await page.keyboard.press('Tab');
  await expect.poll(() => value(page).textContent()).toBe('salzburg');
  await expect.poll(() => optionsOf(page).count()).toBe(0);
  await expect.poll(() => destination(page).evaluate((e) => e.matches(':focus'))).toBe(true);
  await page.keyboard.press('ArrowDown');
  await waitForActive(page, 'Salzburg');
  // The list makes the chosen option active by a timer (OptionList of rc-select), which would take
  // the next key back.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.keyboard.press('ArrowDown');
  await waitForActive(page, 'Vienna');
  await page.keyboard.press('Escape');
  await expect.poll(() => optionsOf(page).count()).toBe(0);
  expect(await value(page).textContent()).toBe('salzburg');
  await page.keyboard.press('Tab');
  await page.locator('#single-native:focus').waitFor();
});

test('the native select has the same name, groups and default', async ({ visit }) => {
  const page = await visit('/demo/single');
  const native = page.getByRole('combobox', { name: 'Destination, native select' });
  expect(await native.inputValue()).toBe('vienna');
  expect(await native.locator('optgroup').count()).toBe(3);
  expect(await native.locator('option:disabled').textContent()).toBe('Hamburg');
});
