import { hasFocus } from '../support/page';
import { expect, test } from '../support/test';
import { box, openList, row, tags } from './popup';

test('a name typed under the list is added and chosen', async ({ visit }) => {
  const page = await visit('/demo/dropdown-render');
  const select = page.getByRole('combobox', { name: 'Project', exact: true });
  const value = box(page, 'dropdown-render').locator('.rc-select-selection-item');
  await box(page, 'dropdown-render').click();
  const field = page.getByRole('textbox', { name: 'New project' });
  await field.click();
  await page.keyboard.type('Ice roads');
  await openList(page).waitFor();
  await page.keyboard.press('Enter');

  await expect.poll(() => value.textContent()).toBe('Ice roads');
  await expect.poll(() => openList(page).count()).toBe(0);
  await hasFocus(select);

  await box(page, 'dropdown-render').click();
  await row(page, 'Ice roads').waitFor();
  await field.fill('  ');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  expect(await openList(page).locator('.rc-select-item-option').count()).toBe(4);
});

test('the field can be reached and left by keyboard', async ({ visit }) => {
  const page = await visit('/demo/dropdown-render');
  const select = page.getByRole('combobox', { name: 'Project', exact: true });
  await select.focus();
  await page.keyboard.press('ArrowDown');
  await openList(page).waitFor();
  await page.keyboard.press('Tab');
  const field = page.getByRole('textbox', { name: 'New project' });
  await hasFocus(field);
  expect(await box(page, 'dropdown-render').locator('.rc-select-selection-item').count()).toBe(0);
  await page.keyboard.press('Shift+Tab');
  await hasFocus(select);
  await page.keyboard.press('Tab');
  await hasFocus(field);
  await openList(page).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => openList(page).count()).toBe(0);
  await hasFocus(select);
});

test('buttons above the list choose all and none, by mouse and keyboard, with the list open', async ({
  visit,
}) => {
  const page = await visit('/demo/dropdown-render');
  const select = page.getByRole('combobox', { name: 'Delivery days' });
  await select.focus();
  await page.keyboard.press('ArrowDown');
  await openList(page).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => tags(page, 'dropdown-render-actions')).toHaveLength(5);
  await page.keyboard.press('Backspace');
  expect(await tags(page, 'dropdown-render-actions')).toHaveLength(5);
  await page.getByRole('button', { name: 'None', exact: true }).click();
  await expect.poll(() => tags(page, 'dropdown-render-actions')).toEqual([]);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect.poll(() => tags(page, 'dropdown-render-actions')).toHaveLength(5);
  await openList(page).waitFor();
});
