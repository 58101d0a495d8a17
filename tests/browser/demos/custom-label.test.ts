import { expect, test } from '../support/test';
import { box, openList, row, tags } from './popup';

test('the box adds the offset, the list does not', async ({ visit }) => {
  const page = await visit('/demo/custom-label');
  const value = box(page, 'custom-label').locator('.rc-select-selection-item');
  await expect.poll(() => value.textContent()).toBe('KolkataUTC+05:30');
  await page.getByRole('combobox', { name: 'Standard time of' }).click();
  expect(await openList(page).locator('.rc-select-item-option-content').allTextContents()).toEqual([
    'Auckland',
    'Kolkata',
    'Lisbon',
    'Bogotá',
  ]);
  await row(page, 'Auckland').click();
  await expect.poll(() => value.textContent()).toBe('AucklandUTC+12:00');
});

test('a value without an option says so until another is chosen', async ({ visit }) => {
  const page = await visit('/demo/custom-label');
  const value = box(page, 'custom-label-missing').locator('.rc-select-selection-item');
  await expect.poll(() => value.textContent()).toBe('p-07no longer offered');
  await page.getByRole('combobox', { name: 'Project' }).click();
  await row(page, 'Night trains').click();
  await expect.poll(() => value.textContent()).toBe('Night trains');
});

test('tags keep their label when others are removed', async ({ visit }) => {
  const page = await visit('/demo/custom-label');
  const id = 'custom-label-multiple';
  expect(await tags(page, id)).toEqual(['LIS Lisbon', 'NBO Nairobi']);
  await page.getByRole('combobox', { name: 'Via' }).click();
  await row(page, 'Tokyo').click();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect.poll(() => tags(page, id)).toEqual(['LIS Lisbon']);
});

test('a closed select announces values when labels are elements', async ({ visit }) => {
  const page = await visit('/demo/custom-label');
  await page.getByRole('combobox', { name: 'Via' }).focus();
  const announced = box(page, 'custom-label-multiple').locator('[aria-live=polite]');
  await expect.poll(() => announced.textContent()).toBe('LIS, NBO');
});
