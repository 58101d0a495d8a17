import type { Page } from 'playwright-core';
import { expect, test } from '../support/test';
import { waitForActive } from './openList';

const panel = (page: Page) => page.getByRole('region', { name: 'Delivery' });
const scrolled = (page: Page) => panel(page).evaluate((element) => element.scrollTop);
const day = (page: Page) => page.getByRole('combobox', { name: 'Delivery day' });
const focused = (page: Page) => page.locator('#focus-day:focus').waitFor();

test('nothing takes the focus when the page loads', async ({ visit }) => {
  const page = await visit('/demo/focus');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await day(page).count()).toBe(0);
});

test('with preventScroll the field is focused and nothing moves', async ({ visit }) => {
  const page = await visit('/demo/focus');
  const open = page.getByRole('button', { name: 'Open in place' });
  await open.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await open.click();
  await focused(page);
  expect(await scrolled(page)).toBe(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.keyboard.press('Enter');
  await waitForActive(page, 'Tuesday');
  await page.keyboard.press('ArrowDown');
  await waitForActive(page, 'Thursday');
  await page.keyboard.press('Enter');
  const shown = panel(page).locator('.rc-select-selection-item');
  await expect.poll(() => shown.textContent()).toBe('Thursday');
});

test('without it the panel scrolls to the field', async ({ visit }) => {
  const page = await visit('/demo/focus');
  await page.getByRole('button', { name: 'Open and scroll' }).click();
  await focused(page);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
});

test('closing returns the focus to the button that opened the panel', async ({ visit }) => {
  const page = await visit('/demo/focus');
  for (const name of ['Open in place', 'Open and scroll']) {
    const open = page.getByRole('button', { name });
    await open.click();
    await focused(page);
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => panel(page).count()).toBe(0);
    expect(await open.evaluate((element) => element.matches(':focus'))).toBe(true);
  }
});
