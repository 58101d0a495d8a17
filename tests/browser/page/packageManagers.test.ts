import { describe } from 'vitest';
import type { Page } from 'playwright-core';
import { expect, test } from '../support/test';

const STORED = { 'rc-select-docs:package-manager': 'yarn' };

const commands = (page: Page) => page.locator('[data-npm]').first();

const offered = (page: Page) => page.locator('main select[name^="choice-packageManager"]');

describe('the commands of a page', () => {
  test('are those of the package manager that a key chooses, on each page from then on, without a script of the site', async ({
    visit,
  }) => {
    const page = await visit('/guide/migration', {
      hydrated: false,
      before: (tab) => tab.route('**/assets/*.js', (route) => route.abort()),
      expectedMessages: [/./],
    });
    const height = () => page.locator('main').evaluate((main) => main.scrollHeight);
    const before = await height();
    await page.getByRole('radio', { name: 'npm', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await commands(page).textContent()).toBe(
      'pnpm remove rc-select\npnpm add @rc-component/select',
    );
    expect(await height()).toBe(before);
    await page.goto('/');
    expect(await commands(page).textContent()).toBe('pnpm add rc-select');
    expect(await offered(page).inputValue()).toBe('pnpm');
  });

  test('are copied as they are shown', async ({ visit }) => {
    const page = await visit('/', { permissions: ['clipboard-read', 'clipboard-write'] });
    await offered(page).selectOption('bun');
    await page.locator('.package-manager + button').click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('bun add rc-select');
  });

  test('are shown where the application brings them', async ({ visit }) => {
    const page = await visit('/demo', { stored: STORED });
    await page.locator('.brand').click();
    await expect.poll(() => commands(page).textContent()).toBe('yarn add rc-select');
    expect(await offered(page).inputValue()).toBe('yarn');
  });
});

test('without script, the commands are those for npm, and there is nothing to choose', async ({
  visit,
}) => {
  const page = await visit('/', { javaScript: false });
  expect(await commands(page).textContent()).toBe('npm install rc-select');
  expect(await offered(page).isVisible()).toBe(false);
});
