import { expect, test } from '../support/test';
import { box, row, tags } from './popup';

const all = ['Type check', 'Unit tests', 'Bundle size'];
const fixed = ['Type check', 'Unit tests'];

test('fixed values have no remove control', async ({ visit }) => {
  const page = await visit('/demo/multiple-readonly');
  const removable = box(page, 'multiple-readonly').locator('.rc-select-selection-item', {
    has: page.locator('.rc-select-selection-item-remove'),
  });
  await expect.poll(() => removable.count()).toBe(1);
  await removable.locator('.rc-select-selection-item-remove').click();
  await expect.poll(() => tags(page, 'multiple-readonly')).toEqual(fixed);
});

test('Backspace skips fixed values', async ({ visit }) => {
  const page = await visit('/demo/multiple-readonly');
  const input = page.getByRole('combobox', { name: 'Checks before a merge' });
  expect(await input.getAttribute('aria-describedby')).toBe('multiple-readonly-note');
  await input.focus();
  await page.keyboard.press('Backspace');
  await expect.poll(() => tags(page, 'multiple-readonly')).toEqual(fixed);
  await page.keyboard.press('Backspace');
  expect(await tags(page, 'multiple-readonly')).toEqual(fixed);
});

test('the list does not deselect fixed values', async ({ visit }) => {
  const page = await visit('/demo/multiple-readonly');
  await page.getByRole('combobox', { name: 'Checks before a merge' }).click();
  await row(page, 'Type check').click();
  expect(await tags(page, 'multiple-readonly')).toEqual(all);
  await row(page, 'Broken links').click();
  await expect.poll(() => tags(page, 'multiple-readonly')).toEqual([...all, 'Broken links']);
});

test('clearing keeps the owner', async ({ visit }) => {
  const page = await visit('/demo/multiple-readonly');
  expect(await tags(page, 'multiple-readonly-clear')).toEqual(['Owner', 'Billing', 'Viewer']);
  await box(page, 'multiple-readonly-clear').locator('.rc-select-clear').click();
  await expect.poll(() => tags(page, 'multiple-readonly-clear')).toEqual(['Owner']);
});
