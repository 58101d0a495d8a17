import type { Page } from 'playwright-core';
import { test, expect } from '../support/test';
import { optionsOf, textsOf } from './openList';

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'E-mail address' });

test('offers the address at every domain, then at those that fit', async ({ visit }) => {
  const page = await visit('/demo/email');
  await boxOf(page).fill('ada');
  await expect.poll(() => optionsOf(page).count()).toBe(7);
  await boxOf(page).fill('ada@g');
  await expect.poll(() => textsOf(page)).toEqual(['ada@gmail.com', 'ada@gmx.net']);
  await optionsOf(page).filter({ hasText: 'gmx' }).click();
  await expect.poll(() => boxOf(page).inputValue()).toBe('ada@gmx.net');
  expect(await page.locator('output[for="email-address"]').textContent()).toBe('ada@gmx.net');
});

test('any other domain is accepted and closes the list', async ({ visit }) => {
  const page = await visit('/demo/email');
  await boxOf(page).fill('ada@example.org');
  await expect.poll(() => boxOf(page).getAttribute('aria-expanded')).toBe('false');
  expect(await page.locator('output[for="email-address"]').textContent()).toBe('ada@example.org');
});

test.for(['Enter', 'Tab'])('%s accepts the first suggestion', async (key, { visit }) => {
  const page = await visit('/demo/email');
  await boxOf(page).fill('ada@p');
  await page.locator('.rc-select-item-option-active').waitFor();
  await boxOf(page).press(key);
  await expect.poll(() => boxOf(page).inputValue()).toBe('ada@proton.me');
});

test('after Escape the text stays as it was typed', async ({ visit }) => {
  const page = await visit('/demo/email');
  await boxOf(page).fill('ada@p');
  await page.locator('.rc-select-item-option-active').waitFor();
  await boxOf(page).press('Escape');
  await boxOf(page).press('Tab');
  await expect
    .poll(() => boxOf(page).evaluate((box) => box === document.activeElement))
    .toBe(false);
  expect(await boxOf(page).inputValue()).toBe('ada@p');
});

test('requests the email keyboard on phones', async ({ visit }) => {
  const page = await visit('/demo/email');
  expect(await boxOf(page).getAttribute('inputmode')).toBe('email');
});
