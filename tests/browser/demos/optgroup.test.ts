import type { Page } from 'playwright-core';
import { expect, test } from '../support/test';

const rows = (page: Page) =>
  page
    .locator('.rc-select-dropdown:visible')
    .locator('.rc-select-item-group, .rc-select-item-option-content')
    .allInnerTexts();
const shown = (page: Page, id: string) =>
  page.locator(`.rc-select:has(#${id}) .rc-select-selection-item`).textContent();
const option = (page: Page, name: string) =>
  page.locator('.rc-select-dropdown:visible .rc-select-item-option', { hasText: name });

test('options of all groups match, under their headings', async ({ visit }) => {
  const page = await visit('/demo/optgroup');
  await page.getByRole('combobox', { name: 'Instrument', exact: true }).click();
  await page.keyboard.type('bass');
  await expect
    .poll(() => rows(page))
    .toEqual([
      'Strings',
      'Double bass',
      'Woodwind',
      'Bass clarinet',
      'Bassoon',
      'Brass',
      'Bass trombone',
    ]);
});

test('a matching heading shows its whole group and cannot be chosen', async ({ visit }) => {
  const page = await visit('/demo/optgroup');
  const instrument = page.getByRole('combobox', { name: 'Instrument', exact: true });
  await instrument.click();
  await page.keyboard.type('brass');
  const group = ['Brass', 'Horn', 'Trumpet', 'Bass trombone'];
  await expect.poll(() => rows(page)).toEqual(group);
  await page.locator('.rc-select-item-group:visible').click();
  expect(await rows(page)).toEqual(group);
  await option(page, 'Horn').click();
  await expect.poll(() => shown(page, 'optgroup-instrument')).toBe('Horn');
});

test('a filter that rejects groups finds options only', async ({ visit }) => {
  const page = await visit('/demo/optgroup');
  const byName = page.getByRole('combobox', { name: 'Instrument by name' });
  await byName.click();
  await page.keyboard.type('brass');
  await page.locator('.rc-select-item-empty').waitFor();
  expect(await rows(page)).toEqual([]);
  await byName.fill('horn');
  await expect.poll(() => rows(page)).toEqual(['Brass', 'Horn']);
});

test('groups can be written as elements', async ({ visit }) => {
  const page = await visit('/demo/optgroup');
  await page.getByRole('combobox', { name: 'Clef' }).click();
  await expect
    .poll(() => rows(page))
    .toEqual(['Common', 'Treble', 'Bass', 'C clefs', 'Alto', 'Tenor']);
  await option(page, 'Tenor').click();
  await expect.poll(() => shown(page, 'optgroup-clef')).toBe('Tenor');
});

test('headings are not part of the listbox for assistive technology', async ({ visit }) => {
  const page = await visit('/demo/optgroup');
  await page.getByRole('combobox', { name: 'Instrument', exact: true }).click();
  await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(0);
  expect(await page.getByRole('listbox').ariaSnapshot()).not.toContain('Strings');
});
