import type { Page } from 'playwright-core';
import { test, expect } from '../support/test';
import { optionsOf } from './openList';

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Size (required)' });
const sentBy = (page: Page) => page.locator('output[for="form-size"]').textContent();

async function choose(page: Page, label: string): Promise<void> {
  await fieldOf(page).press('Enter');
  await optionsOf(page).filter({ hasText: label }).click();
}

test('sends the chosen value under its name', async ({ visit }) => {
  const page = await visit('/guide/forms');
  await choose(page, 'Medium');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => sentBy(page)).toBe('size=m');
});

test('without a value says what is missing, and marks the field', async ({ visit }) => {
  const page = await visit('/guide/forms');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => fieldOf(page).getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('#form-message').textContent()).toBe(
    'Choose a size, then send the form.',
  );
  expect(await sentBy(page)).toBe('nothing yet');
  await choose(page, 'Small');
  await expect.poll(() => fieldOf(page).getAttribute('aria-invalid')).toBe('false');
});

test('Reset empties the select', async ({ visit }) => {
  const page = await visit('/guide/forms');
  await choose(page, 'Large');
  await page.locator('input[type="hidden"][name="size"]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Reset', exact: true }).first().click();
  await expect.poll(() => page.locator('input[type="hidden"][name="size"]').count()).toBe(0);
});
