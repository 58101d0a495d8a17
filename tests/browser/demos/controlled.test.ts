import type { Page } from 'playwright-core';
import { expect, test } from '../support/test';
import { optionsOf, waitForActive } from './openList';

const shown = (page: Page, id: string) =>
  page.locator(`.rc-select:has(#${id}) .rc-select-selection-item`).textContent();
const note = (page: Page, id: string) =>
  page.locator(`.demo-note:has(output[for=${id}])`).innerText();

test('buttons and list change the same value', async ({ visit }) => {
  const page = await visit('/demo/controlled');
  await expect.poll(() => shown(page, 'controlled-movement')).toBe('Jupiter');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect.poll(() => shown(page, 'controlled-movement')).toBe('Saturn');
  await page.getByRole('combobox', { name: 'Movement' }).click();
  await optionsOf(page).filter({ hasText: 'Venus' }).click();
  await expect.poll(() => shown(page, 'controlled-movement')).toBe('Venus');
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect.poll(() => shown(page, 'controlled-movement')).toBe('Mars');
});

test('the button opens the list without a request from the select, and the keyboard works', async ({
  visit,
}) => {
  const page = await visit('/demo/controlled');
  await page.getByRole('button', { name: 'Open the list' }).click();
  await expect.poll(() => optionsOf(page).count()).toBe(5);
  expect(await note(page, 'controlled-tempo')).toBe('List is open, last request: none');
  await waitForActive(page, 'Andante');
  await page.keyboard.press('ArrowDown');
  await waitForActive(page, 'Allegro');
  await page.keyboard.press('Enter');
  await expect.poll(() => shown(page, 'controlled-tempo')).toBe('Allegro');
  expect(await note(page, 'controlled-tempo')).toBe('List is closed, last request: close');
});

test('the select requests opening and closing', async ({ visit }) => {
  const page = await visit('/demo/controlled');
  await page.getByRole('combobox', { name: 'Tempo' }).click();
  await expect.poll(() => note(page, 'controlled-tempo')).toBe('List is open, last request: open');
  await page.keyboard.press('Escape');
  await expect
    .poll(() => note(page, 'controlled-tempo'))
    .toBe('List is closed, last request: close');
  await page.getByRole('combobox', { name: 'Tempo' }).click();
  await expect.poll(() => optionsOf(page).count()).toBe(5);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => optionsOf(page).count()).toBe(0);
});

test('choosing with the mouse does not blur, leaving does', async ({ visit }) => {
  const page = await visit('/demo/controlled');
  const state = () => page.locator('output[for=controlled-dynamics]').innerText();
  expect(await state()).toBe('Has no focus, entered 0 times');
  await page.getByRole('combobox', { name: 'Dynamics' }).click();
  await expect.poll(state).toBe('Has the focus, entered 1 times');
  await optionsOf(page).filter({ hasText: 'mezzo-forte' }).click();
  await expect.poll(() => shown(page, 'controlled-dynamics')).toBe('mezzo-forte');
  expect(await state()).toBe('Has the focus, entered 1 times');
  await page.keyboard.press('Tab');
  await expect.poll(state).toBe('Has no focus, entered 1 times');
});
