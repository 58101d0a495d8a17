import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findFaults } from '../support/axe';
import { expect, test } from '../support/test';

const TWIN = readFileSync('dist/demo/single.md', 'utf8');

const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy page as Markdown' });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const PERMISSIONS = ['clipboard-read', 'clipboard-write'];

describe('a page as Markdown', () => {
  test('is copied by a button', async ({ visit }) => {
    const page = await visit('/demo/single', { permissions: PERMISSIONS });
    await copyButton(page).click();
    await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    expect(await clipboard(page)).toBe(TWIN);
  });

  test('is that of the page to which the reader went', async ({ visit }) => {
    const page = await visit('/demo/tags', { permissions: PERMISSIONS });
    await page.locator('.sidebar').getByRole('link', { name: 'Single', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Single' }).waitFor();
    await copyButton(page).click();
    await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    expect(await clipboard(page)).toBe(TWIN);
    const link = page.getByRole('link', { name: 'View as Markdown' });
    expect(await link.getAttribute('href')).toBe('/demo/single.md');
  });

  test.for([
    ['a page of HTML with status 200', { contentType: 'text/html', body: '<!DOCTYPE html><p>No' }],
    ['status 404', { status: 404, body: '# Not found' }],
  ] as const)(
    'is not copied when the host answers with %s, and again on request',
    async ([, answer], { visit }) => {
      const page = await visit('/demo/single', {
        isolated: true,
        permissions: PERMISSIONS,
        expectedMessages: [/Markdown/, /404/],
      });
      await page.evaluate(() => navigator.clipboard.writeText('before'));
      await page.route('**/single.md', (route) => route.fulfill(answer));
      await copyButton(page).click();
      const notice = page.getByRole('alert').filter({ hasText: 'The file could not be loaded.' });
      await notice.waitFor();
      expect(await clipboard(page)).toBe('before');
      expect(await findFaults(page)).toEqual([]);
      await page.unroute('**/single.md');
      await notice.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => clipboard(page)).toBe(TWIN);
      expect(await notice.count()).toBe(0);
    },
  );

  test('is a file that opens without script', async ({ visit }) => {
    const page = await visit('/demo/single', { javaScript: false });
    expect(await copyButton(page).isVisible()).toBe(false);
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await page.waitForURL('**/demo/single.md');
    expect(await page.locator('body').textContent()).toContain('# Single');
  });

  test('is a file that opens while the application runs, too', async ({ visit }) => {
    const page = await visit('/demo/single', { isolated: true });
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await page.waitForURL('**/demo/single.md');
    expect(await page.locator('body').textContent()).toContain('# Single');
  });

  test('is offered in Chinese', async ({ visit }) => {
    const page = await visit('/demo/single?locale=zh-CN');
    await page.getByRole('button', { name: '复制页面（Markdown）' }).waitFor();
    const link = page.getByRole('link', { name: '查看 Markdown' });
    expect(await link.getAttribute('href')).toBe('/demo/single.md');
  });
});
