import type { Page } from 'playwright-core';
import { expect, test } from '../support/test';
import { box, openList, row, tags } from './popup';

const id = 'multiple-with-max-count';

const count = (page: Page, text: string) =>
  expect.poll(() => page.locator(`#${id}-note`).textContent()).toContain(text);

test('at the limit the other options are disabled until a value is removed', async ({ visit }) => {
  const page = await visit('/demo/multiple-with-max-count');
  const input = page.getByRole('combobox', { name: 'Languages you can review' });
  await count(page, '1 of 3 chosen');
  await input.click();
  await row(page, 'Go').click();
  await row(page, 'Swift').click();
  await count(page, '3 of 3 chosen');

  const disabled = openList(page).locator('.rc-select-item-option-disabled');
  await expect.poll(() => disabled.allTextContents()).toEqual(['Kotlin', 'Python', 'TypeScript']);
  expect(await disabled.first().getAttribute('aria-disabled')).toBeNull();
  await row(page, 'Kotlin').click();
  expect(await tags(page, id)).toEqual(['Rust', 'Go', 'Swift']);

  await page.keyboard.type('k');
  await expect.poll(() => input.inputValue()).toBe('');

  await page.keyboard.press('Backspace');
  await expect.poll(() => tags(page, id)).toEqual(['Rust', 'Go']);
  await expect.poll(() => disabled.count()).toBe(0);
});

test('at the limit Enter does not deselect an option, but a click does', async ({ visit }) => {
  const page = await visit('/demo/multiple-with-max-count');
  await page.getByRole('combobox', { name: 'Languages you can review' }).click();
  await row(page, 'Go').click();
  await row(page, 'Swift').click();
  await page.keyboard.press('Enter');
  await count(page, '3 of 3 chosen');
  await row(page, 'Go').click();
  await expect.poll(() => tags(page, id)).toEqual(['Rust', 'Swift']);
});

test('the input is described by the line that counts', async ({ visit }) => {
  const page = await visit('/demo/multiple-with-max-count');
  const input = page.getByRole('combobox', { name: 'Languages you can review' });
  expect(await input.getAttribute('aria-describedby')).toBe('multiple-with-max-count-note');
});

test('maxTagCount limits the tags, not the values', async ({ visit }) => {
  const page = await visit('/demo/multiple-with-max-count');
  expect(await tags(page, 'multiple-with-max-count-tags')).toEqual(['Danube', 'Nile', '+ 2 ...']);

  await page.getByRole('combobox', { name: 'At most two tags shown' }).click();
  await row(page, 'Ganges').click();
  await expect
    .poll(() => tags(page, 'multiple-with-max-count-tags'))
    .toEqual(['Danube', 'Nile', '+ 3 ...']);

  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'At most two values' }).click();
  await row(page, 'Ganges').click();
  expect(await box(page, 'multiple-with-max-count-values').textContent()).not.toContain('Ganges');
});
