import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { hydration, SHELL, visitHeld } from '../page/untouched';
import { expect, test } from '../support/test';

const DEFINITION = 'RenderNode = ReactNode | ((props: any) => ReactNode)';

const rowOf = (page: Page, prop: string) => page.locator(`#select-${prop}`);
const definition = (page: Page, prop: string) =>
  rowOf(page, prop).getByText(DEFINITION, { exact: true });

describe('a type in a prop table', () => {
  test('shows without script what it stands for', async ({ visit }) => {
    const page = await visit('/', { javaScript: false });
    expect(await definition(page, 'suffixIcon').isVisible()).toBe(false);
    await rowOf(page, 'suffixIcon').locator('.api-expansion summary').click();
    await definition(page, 'suffixIcon').waitFor();
  });

  test('opens and closes by keyboard', async ({ visit }) => {
    const page = await visit('/');
    await rowOf(page, 'suffixIcon').locator('.api-expansion summary').focus();
    await page.keyboard.press('Enter');
    await definition(page, 'suffixIcon').waitFor();
    await page.keyboard.press('Space');
    await definition(page, 'suffixIcon').waitFor({ state: 'hidden' });
  });

  test('stays open when the application starts with the press that opened it', async ({
    visit,
  }) => {
    const { page, release } = await visitHeld(visit, '/', SHELL);
    await rowOf(page, 'suffixIcon').locator('.api-expansion summary').click();
    await definition(page, 'suffixIcon').waitFor();
    release();
    await hydration(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await definition(page, 'suffixIcon').isVisible()).toBe(true);
  });
});
