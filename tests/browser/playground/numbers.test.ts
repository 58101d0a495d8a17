import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findFaults } from '../support/axe';
import { expect, test } from '../support/test';

const code = (page: Page) => page.locator('.playground-code pre').textContent();
const maxCount = (page: Page) => page.getByLabel('maxCount', { exact: true });
const ALLOWED = 'Enter a whole number from 0 to 2000. Until then maxCount is not set.';

/** The description of the field, and whether it is marked as invalid. */
async function told(page: Page): Promise<{ isWrong: boolean; description: string }> {
  return maxCount(page).evaluate((field) => ({
    isWrong: field.getAttribute('aria-invalid') === 'true',
    description: (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(''),
  }));
}

describe('a number in the playground', () => {
  test('stays as typed; if it is invalid, the prop is unset and the field says what it accepts', async ({
    visit,
  }) => {
    const page = await visit('/?tab=playground&mode=multiple&maxCount=2');
    await maxCount(page).fill('1.5');
    expect(await told(page)).toEqual({ isWrong: true, description: ALLOWED });
    expect(await maxCount(page).inputValue()).toBe('1.5');
    expect(await code(page)).not.toContain('maxCount');
    expect(await findFaults(page)).toEqual([]);

    await maxCount(page).fill('99999999999');
    expect(await maxCount(page).inputValue()).toBe('99999999999');
    expect(await told(page)).toEqual({ isWrong: true, description: ALLOWED });

    await maxCount(page).fill('15');
    expect(await told(page)).toEqual({ isWrong: false, description: '' });
    expect(await code(page)).toContain('maxCount={15}');
  });

  test('is marked as invalid from the first character, and an empty field is not', async ({
    visit,
  }) => {
    const page = await visit('/?tab=playground&mode=multiple');
    await maxCount(page).press('-');
    expect(await told(page)).toEqual({ isWrong: true, description: ALLOWED });
    const isKept = () =>
      maxCount(page).evaluate((field) => field.matches(':invalid') && field.isConnected);
    expect(await isKept()).toBe(true);
    await maxCount(page).press('Backspace');
    expect(await told(page)).toEqual({ isWrong: false, description: '' });
  });

  test('is cleared by a reset', async ({ visit }) => {
    const page = await visit('/?tab=playground&mode=multiple');
    await maxCount(page).fill('1.5');
    await page.getByRole('button', { name: 'Reset all' }).click();
    await expect.poll(() => maxCount(page).inputValue()).toBe('');
    expect(await page.getByText(ALLOWED).count()).toBe(0);
  });
});
