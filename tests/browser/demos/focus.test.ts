import type { Page } from 'playwright-core';
import { expect, test } from '../support/test';
import { optionsOf, waitForActive } from './openList';

const panel = (page: Page) => page.getByRole('region', { name: 'Delivery' });
const scrolled = (page: Page) => panel(page).evaluate((element) => element.scrollTop);

test('the field is focused in place or scrolled to, and closing returns the focus to the button', async ({
  visit,
}) => {
  const page = await visit('/demo/focus');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  for (const [name, isScrolled] of [
    ['Open in place', false],
    ['Open and scroll', true],
  ] as const) {
    const open = page.getByRole('button', { name });
    await open.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await open.click();
    await page.locator('#focus-day:focus').waitFor();
    await expect.poll(async () => (await scrolled(page)) > 0, { message: name }).toBe(isScrolled);
    if (!isScrolled) expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => panel(page).count()).toBe(0);
    expect(await open.evaluate((element) => element.matches(':focus'))).toBe(true);
  }
});

test('a prevented mouse press keeps the focus in the message', async ({ visit }) => {
  const page = await visit('/demo/focus');
  const message = page.getByLabel('Message');
  await message.focus();
  await message.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(4, 4));
  const insert = page.getByRole('combobox', { name: 'Insert a variable' });
  await insert.click();
  await expect.poll(() => optionsOf(page).count()).toBe(3);
  await page.keyboard.type('!');
  expect(await message.inputValue()).toBe('Your! parcel is on its way.');
  await optionsOf(page).filter({ hasText: 'Order number' }).click();
  await expect.poll(() => message.inputValue()).toBe('Your!{order number} parcel is on its way.');
  await page.locator('#focus-message:focus').waitFor();
  const chosen = page.locator('.rc-select:has(#focus-insert) .rc-select-selection-placeholder');
  expect(await chosen.textContent()).toBe('Choose a variable');

  await insert.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => optionsOf(page).count()).toBe(3);
  await waitForActive(page, 'Order number');
  await page.keyboard.press('ArrowDown');
  await waitForActive(page, 'Delivery day');
  await page.keyboard.press('Enter');
  await expect.poll(() => message.inputValue()).toContain('{order number}{delivery day}');
});

test('a select that is unmounted with its list open leaves nothing behind', async ({ visit }) => {
  const page = await visit('/demo/focus');
  const change = page.getByRole('button', { name: 'Change reviewer' });
  await change.click();
  await page.getByRole('combobox', { name: 'Reviewer' }).waitFor();
  await expect.poll(() => optionsOf(page).count()).toBe(3);
  const popups = await page.locator('.rc-select-dropdown').count();
  await optionsOf(page).filter({ hasText: 'Amara Okafor' }).click();
  await page.getByText('Reviewer: Amara Okafor').waitFor();
  expect(await page.locator('.rc-select-dropdown').count()).toBe(popups - 1);
  await expect.poll(() => change.evaluate((element) => element.matches(':focus'))).toBe(true);

  await change.click();
  await page.locator('#focus-reviewer:focus').waitFor();
  await expect.poll(() => optionsOf(page).count()).toBe(3);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('#focus-reviewer').count()).toBe(0);
  await expect.poll(() => change.evaluate((element) => element.matches(':focus'))).toBe(true);
});
