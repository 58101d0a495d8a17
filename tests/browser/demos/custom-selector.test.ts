import { expect, test } from '../support/test';
import { waitForActive } from './openList';
import { openList, row } from './popup';

test('a click opens and closes the list, a choice changes the button', async ({ visit }) => {
  const page = await visit('/demo/custom-selector');
  const button = page.getByRole('combobox', { name: 'Departures from' }).first();
  expect(await button.evaluate((node) => node.tagName)).toBe('BUTTON');
  await button.click();
  await openList(page).waitFor();
  await button.click();
  await expect.poll(() => openList(page).count()).toBe(0);
  await button.click();
  await row(page, 'Tunis').click();
  await expect.poll(() => button.textContent()).toBe('Tunis');
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
});

test('the keyboard works as far as the button supports it', async ({ visit }) => {
  const page = await visit('/demo/custom-selector');
  const button = page.getByRole('combobox', { name: 'Departures from' }).first();
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => button.textContent()).toBe('Marseille');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect
    .poll(() => button.textContent(), { message: 'stops at the first' })
    .toBe('Barcelona');

  await page.keyboard.press('Enter');
  await openList(page).waitFor();
  await page.keyboard.press('ArrowDown');
  const active = await button.getAttribute('aria-activedescendant');
  const option = page.locator(`[id="${active}"]`);
  expect(await option.getAttribute('role')).toBe('option');
  expect(await option.textContent()).toContain('Lisbon');
  await page.keyboard.press('Escape');
  await expect.poll(() => openList(page).count()).toBe(0);

  await page.keyboard.press('Enter');
  await openList(page).waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => openList(page).count(), { message: 'leaving closes' }).toBe(0);
});

test('a press elsewhere closes the list', async ({ visit }) => {
  const page = await visit('/demo/custom-selector');
  await page.getByRole('combobox', { name: 'Departures from' }).first().click();
  await openList(page).waitFor();
  await page.mouse.click(5, 400);
  await expect.poll(() => openList(page).count()).toBe(0);
});

test('the styled selector keeps the keyboard of the select', async ({ visit }) => {
  const page = await visit('/demo/custom-selector');
  const input = page.getByRole('combobox', { name: 'Departures from' }).nth(1);
  expect(await input.evaluate((node) => node.tagName)).toBe('INPUT');
  const value = page.locator('.demo-custom-selector-inline .rc-select-selection-item');
  await input.focus();
  await page.keyboard.press('ArrowDown');
  await waitForActive(page, 'Lisbon');
  await page.keyboard.press('ArrowDown');
  await waitForActive(page, 'Marseille');
  await page.keyboard.press('Enter');
  await expect.poll(() => value.textContent()).toBe('Marseille');
});
