import type { Page } from 'playwright-core';
import { expect, test } from '../support/test';
import { hasFocus, openList, row, tags } from './popup';

const labels = (page: Page) => page.locator('.demo-custom-tags-tag').allTextContents();

test('a tag is removed with the mouse, the list stays closed and the select keeps the focus', async ({
  visit,
}) => {
  const page = await visit('/demo/custom-tags');
  await page.getByRole('button', { name: 'Remove Bug' }).click();
  await expect.poll(() => labels(page)).toEqual(['Accessibility']);
  expect(await openList(page).count()).toBe(0);
  const input = page.getByRole('combobox', { name: 'Labels' });
  await expect.poll(() => hasFocus(input)).toBe(true);
});

test('a tag is removed with the keyboard', async ({ visit }) => {
  const page = await visit('/demo/custom-tags');
  const input = page.getByRole('combobox', { name: 'Labels' });
  await input.focus();
  await page.keyboard.press('Shift+Tab');
  const remove = page.getByRole('button', { name: 'Remove Accessibility' });
  await expect.poll(() => hasFocus(remove)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => labels(page)).toEqual(['Bug']);
  await expect.poll(() => hasFocus(input)).toBe(true);
  expect(await openList(page).count()).toBe(0);
});

test('choosing adds a tag in a colour of its own', async ({ visit }) => {
  const page = await visit('/demo/custom-tags');
  await page.getByRole('combobox', { name: 'Labels' }).click();
  await row(page, 'Documentation').click();
  await expect.poll(() => labels(page)).toEqual(['Bug', 'Accessibility', 'Documentation']);
  const colours = await page
    .locator('.demo-custom-tags-tag')
    .evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).backgroundColor));
  expect(new Set(colours).size).toBe(3);
});

test('tags that are not shown are counted in words', async ({ visit }) => {
  const page = await visit('/demo/custom-tags');
  expect(await tags(page, 'custom-tags-rest')).toEqual(['Chile', 'Finland', 'and 2 more']);
  await page.getByRole('combobox', { name: 'Ships to' }).focus();
  await page.keyboard.press('Backspace');
  await expect
    .poll(() => tags(page, 'custom-tags-rest'))
    .toEqual(['Chile', 'Finland', 'and one more']);
  await page.getByText('All of them: Chile, Finland, Japan').waitFor();
});
