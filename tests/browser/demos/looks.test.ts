import { hasFocus } from '../support/page';
import { expect, test } from '../support/test';
import { optionsOf, textsOf, valuesIn } from './openList';
import { box, openList, row, tags } from './popup';

// What demos draw themselves, beside what facts say of rc-select.

test('custom-icon: the arrow and the marks are drawn by functions', async ({ visit }) => {
  const page = await visit('/demo/custom-icon');
  const circle = box(page, 'custom-icon-state').locator('.rc-select-arrow circle');
  expect(await circle.count()).toBe(0);
  await page.getByRole('combobox', { name: 'Accepted formats' }).click();
  await expect.poll(() => circle.count()).toBe(1);
  await expect.poll(() => openList(page).locator('.rc-select-item-option rect').count()).toBe(5);
  const tick = row(page, 'AVIF').locator('path');
  expect(await tick.count()).toBe(0);
  await row(page, 'AVIF').click();
  await expect.poll(() => tick.count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => circle.count()).toBe(0);
});

test('custom-label: details are in the selector only, an unknown value says so, and there is no arrow', async ({
  visit,
}) => {
  const page = await visit('/demo/custom-label');
  const shown = (id: string) =>
    box(page, id).locator('.rc-select-selection-item').allTextContents();
  expect(await shown('custom-label')).toEqual(['KolkataUTC+05:30']);
  expect(await shown('custom-label-missing')).toEqual(['p-07no longer offered']);
  expect(await tags(page, 'custom-label-multiple')).toEqual(['LIS Lisbon', 'NBO Nairobi']);
  expect(await page.locator('.rc-select-arrow').count()).toBe(0);
  await page.getByRole('combobox', { name: 'Standard time of' }).click();
  await expect.poll(() => textsOf(page)).toContain('Kolkata');
  await row(page, 'Auckland').click();
  await expect.poll(() => shown('custom-label')).toEqual(['AucklandUTC+12:00']);
});

test('custom-selector: a button opens and closes the list, and has keys of its own', async ({
  visit,
}) => {
  const page = await visit('/demo/custom-selector');
  const button = page.getByRole('combobox', { name: 'Departures from' }).first();
  const isClosed = (message: string) =>
    expect.poll(() => openList(page).count(), { message }).toBe(0);
  await button.click();
  await openList(page).waitFor();
  await button.click();
  await isClosed('a second press');
  await button.click();
  await openList(page).waitFor();
  await page.mouse.click(5, 400);
  await isClosed('a press elsewhere');

  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => button.textContent()).toBe('Marseille');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowUp');
  await expect.poll(() => button.textContent(), { message: 'the first' }).toBe('Barcelona');
  await page.keyboard.press('Enter');
  await openList(page).waitFor();
  await page.keyboard.press('ArrowDown');
  const active = await button.getAttribute('aria-activedescendant');
  const option = page.locator(`[id="${active}"][role=option]`);
  expect(await option.textContent()).toContain('Lisbon');
  await page.keyboard.press('Escape');
  await isClosed('Escape');
  await page.keyboard.press('Enter');
  await openList(page).waitFor();
  await page.keyboard.press('Tab');
  await isClosed('leaving');
});

test('custom-tags: tags of their own colours are removed by mouse and keyboard, and counted in words', async ({
  visit,
}) => {
  const page = await visit('/demo/custom-tags');
  const own = page.locator('.demo-custom-tags-tag');
  const input = page.getByRole('combobox', { name: 'Labels' });
  await input.click();
  await row(page, 'Documentation').click();
  await expect.poll(() => own.allTextContents()).toEqual(['Bug', 'Accessibility', 'Documentation']);
  const colours = await own.evaluateAll((nodes) =>
    nodes.map((node) => getComputedStyle(node).backgroundColor),
  );
  expect(new Set(colours).size).toBe(3);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Remove Bug' }).click();
  await expect.poll(() => own.allTextContents()).toEqual(['Accessibility', 'Documentation']);
  await hasFocus(input);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => own.allTextContents()).toEqual(['Accessibility']);
  await hasFocus(input);
  expect(await openList(page).count()).toBe(0);

  expect(await tags(page, 'custom-tags-rest')).toEqual(['Chile', 'Finland', 'and 2 more']);
  await page.getByRole('combobox', { name: 'Ships to' }).press('Backspace');
  await expect.poll(() => tags(page, 'custom-tags-rest')).toContain('and one more');
  await page.getByText('All of them: Chile, Finland, Japan').waitFor();
});

test('option-render: rows have two lines, and the characters searched for are marked', async ({
  visit,
}) => {
  const page = await visit('/demo/option-render');
  await page.getByRole('combobox', { name: 'Language', exact: true }).click();
  await expect.poll(() => textsOf(page)).toContain('RubyYukihiro Matsumoto, 1995');
  await page.keyboard.press('Escape');
  const field = page.getByRole('combobox', { name: 'Language, with search' });
  await field.fill('script');
  await expect.poll(() => textsOf(page)).toEqual(['JavaScript', 'TypeScript']);
  expect(await optionsOf(page).locator('mark').allTextContents()).toEqual(['Script', 'Script']);
  await field.press('Enter');
  await expect.poll(() => valuesIn(field)).toEqual(['JavaScript']);
});
