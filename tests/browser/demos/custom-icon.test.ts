import { expect, test } from '../support/test';
import { box, openList, row, tags } from './popup';

test('each icon is an element of the demo, hidden from screen readers', async ({ visit }) => {
  const page = await visit('/demo/custom-icon');
  const select = box(page, 'custom-icon');
  await page.getByRole('combobox', { name: 'Instruments' }).click();
  for (const place of ['arrow', 'clear', 'selection-item-remove']) {
    const icon = select.locator(`.rc-select-${place}`).first();
    expect(await icon.locator('svg').count(), place).toBe(1);
    expect(await icon.getAttribute('aria-hidden'), place).toBe('true');
  }
  const marks = openList(page).locator('.rc-select-item-option-state svg');
  await expect.poll(() => marks.count(), { message: 'on chosen options only' }).toBe(2);
});

test('the remove icon removes a value, the clear icon all', async ({ visit }) => {
  const page = await visit('/demo/custom-icon');
  const select = box(page, 'custom-icon');
  await select.locator('.rc-select-selection-item-remove').first().click();
  await expect.poll(() => tags(page, 'custom-icon')).toEqual(['Oboe']);
  await select.locator('.rc-select-clear').click();
  await expect.poll(() => tags(page, 'custom-icon')).toEqual([]);
});

test('the arrow changes while the list is open', async ({ visit }) => {
  const page = await visit('/demo/custom-icon');
  const circle = box(page, 'custom-icon-state').locator('.rc-select-arrow circle');
  expect(await circle.count()).toBe(0);
  await page.getByRole('combobox', { name: 'Accepted formats' }).click();
  await expect.poll(() => circle.count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => circle.count()).toBe(0);
});

test('every option has an icon of a checkbox, ticked when it is chosen', async ({ visit }) => {
  const page = await visit('/demo/custom-icon');
  await page.getByRole('combobox', { name: 'Accepted formats' }).click();
  await expect.poll(() => openList(page).locator('.rc-select-item-option rect').count()).toBe(5);
  const tick = row(page, 'AVIF').locator('path');
  expect(await tick.count()).toBe(0);
  await row(page, 'AVIF').click();
  await expect.poll(() => tick.count()).toBe(1);
});

test('without suffixIcon there is no arrow', async ({ visit }) => {
  const page = await visit('/demo/custom-label');
  await page.getByRole('combobox', { name: 'Project' }).waitFor();
  expect(await page.locator('.rc-select-arrow').count()).toBe(0);
});
