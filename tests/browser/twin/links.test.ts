import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findFaults } from '../support/axe';
import { openPage } from '../support/page';
import { expect, test } from '../support/test';

const TWIN = readFileSync('dist/demo/single.md', 'utf8');

const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy page as Markdown' });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const PERMISSIONS = ['clipboard-read', 'clipboard-write'];

describe('a page as Markdown', () => {
  test('is copied by a button, and is that of the page to which the reader went', async ({
    visit,
  }) => {
    const page = await visit('/demo/tags', { permissions: PERMISSIONS });
    await openPage(page, 'Single');
    await copyButton(page).click();
    await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    expect(await clipboard(page)).toBe(TWIN);
    const link = page.getByRole('link', { name: 'View as Markdown' });
    expect(await link.getAttribute('href')).toBe('/demo/single.md');
  });

  // That a failure is told, and the page copied on request, is tried in failures/onRequest.test.ts.
  test('is not copied when the host answers with a page of HTML', async ({ visit }) => {
    const page = await visit('/demo/single', {
      isolated: true,
      permissions: PERMISSIONS,
      expectedMessages: [/Markdown/],
    });
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await page.route('**/single.md', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><p>No' }),
    );
    await copyButton(page).click();
    await page.getByRole('alert').filter({ hasText: 'The file could not be loaded.' }).waitFor();
    expect(await clipboard(page)).toBe('before');
    expect(await findFaults(page)).toEqual([]);
  });

  test.for([true, false])(
    'is a file that opens by its link, with script: %s',
    async (javaScript, { visit }) => {
      const page = await visit('/demo/single', { javaScript, isolated: true });
      expect(await copyButton(page).isVisible()).toBe(javaScript);
      await page.getByRole('link', { name: 'View as Markdown' }).click();
      await page.waitForURL('**/demo/single.md');
      expect(await page.locator('body').textContent()).toContain('# Single');
    },
  );

  test('is offered in Chinese', async ({ visit }) => {
    const page = await visit('/demo/single?locale=zh-CN');
    await page.getByRole('button', { name: '复制为 Markdown' }).waitFor();
    const link = page.getByRole('link', { name: '查看 Markdown' });
    expect(await link.getAttribute('href')).toBe('/demo/single.md');
  });
});
