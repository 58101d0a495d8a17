import { describe } from 'vitest';
import type { Page } from 'playwright-core';
import { edit } from '../demo/edit/editor';
import { networkIdle } from '../support/networkIdle';
import { expect, test } from '../support/test';

const STORED = { 'rc-select-docs:code': 'javascript' };

const block = (page: Page) => page.locator('section.demo').first();

const choice = (page: Page) => block(page).getByRole('combobox', { name: 'Language of the code' });

const names = (page: Page) => block(page).locator('.demo-sources').getByRole('tab');

const code = (page: Page) => block(page).locator('.demo-sources [role="tabpanel"]:visible code');

/** What is requested for code without types. */
function requests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/javascript\.|\/sources\/.*\.json/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

describe('the code of demos', () => {
  test('is TypeScript until a reader chooses JavaScript, which is requested then', async ({
    visit,
  }) => {
    let requested: string[] = [];
    const page = await visit('/demo/controlled', {
      before: async (tab) => {
        requested = requests(tab);
        return Promise.resolve();
      },
    });
    await networkIdle(page);
    expect(requested).toEqual([]);
    expect(await code(page).textContent()).toContain('(next: number)');

    await choice(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => names(page).first().textContent()).toBe('index.jsx');
    expect(await code(page).textContent()).toContain('onChange={(next) =>');
    expect(await code(page).locator('mark').count()).toBeGreaterThan(0);
    expect(requested.filter((path) => path.endsWith('.json'))).toHaveLength(
      await page.locator('.demo-sources').count(),
    );

    await choice(page).selectOption('typescript');
    expect(await names(page).first().textContent()).toBe('index.tsx');
    expect(await code(page).textContent()).toContain('(next: number)');
  });

  test('is in the chosen language in all blocks, on other pages and after a reload', async ({
    visit,
  }) => {
    const page = await visit('/demo/controlled');
    await choice(page).selectOption('javascript');
    const firstFiles = page.locator('.demo-sources [role="tab"]:first-child');
    await expect
      .poll(() => firstFiles.allTextContents())
      .toEqual(['index.jsx', 'open.jsx', 'focus-blur.jsx']);
    await page.getByRole('link', { name: 'Single', exact: true }).click();
    await page.waitForURL('/demo/single');
    await expect
      .poll(() => names(page).allTextContents())
      .toEqual(['index.jsx', 'destinations.js', 'skin/select.css']);
    expect(await choice(page).inputValue()).toBe('javascript');
    await page.reload();
    expect(await choice(page).inputValue()).toBe('javascript');
    await page.keyboard.press('Shift');
    await expect.poll(() => names(page).first().textContent()).toBe('index.jsx');
  });

  test('is copied as it is shown', async ({ visit }) => {
    const page = await visit('/demo/controlled', {
      stored: STORED,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await expect.poll(() => names(page).first().textContent()).toBe('index.jsx');
    await block(page).locator('.demo-sources .copy-button').first().click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^import .* onChange={\(next\) =>/s);
  });

  test('stays on the file that is open, also where many demos share it', async ({ visit }) => {
    const page = await visit('/demo/suggest', { stored: STORED });
    await names(page).getByText('suggestions/DelaySelect.jsx').click();
    await expect.poll(() => code(page).textContent()).toContain('function DelaySelect({ id, value');
    await choice(page).selectOption('typescript');
    await block(page)
      .getByRole('tab', { name: 'suggestions/DelaySelect.tsx', selected: true })
      .waitFor();
  });

  test('is TypeScript while it is edited, which is said', async ({ visit }) => {
    const page = await visit('/demo/controlled', { stored: STORED });
    await expect.poll(() => names(page).first().textContent()).toBe('index.jsx');
    const { editor } = await edit(page);
    await expect.poll(() => editor.textContent()).toContain('(next: number)');
    expect(await names(page).first().textContent()).toContain('index.tsx');
    expect(await choice(page).count()).toBe(0);
    await block(page).getByText('Editing is in TypeScript.').waitFor();
    await block(page).getByRole('button', { name: 'Edit' }).click();
    await expect.poll(() => names(page).first().textContent()).toBe('index.jsx');
  });
});

test('without script, there is no language to choose', async ({ visit }) => {
  const page = await visit('/demo/single', { javaScript: false });
  expect(await page.locator('.demo-sources > select').first().isVisible()).toBe(false);
});
