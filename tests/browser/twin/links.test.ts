import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findFaults } from '../support/axe';
import { hasFocus, openPage } from '../support/page';
import { pageTool, toolsButton } from '../support/pageTools';
import { expect, test } from '../support/test';

const TWIN = readFileSync('dist/demo/single.md', 'utf8');

const COPY = 'Copy page as Markdown';
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const PERMISSIONS = ['clipboard-read', 'clipboard-write'];

describe('a page as Markdown', () => {
  test('is copied from a menu, and is that of the page to which the reader went', async ({
    visit,
  }) => {
    const page = await visit('/demo/tags', { permissions: PERMISSIONS });
    await openPage(page, 'Single');
    await (await pageTool(page, COPY)).click();
    await hasFocus(page.getByRole('button', { name: 'Copied', exact: true }));
    expect(await clipboard(page)).toBe(TWIN);
    const link = await pageTool(page, 'View as Markdown');
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
    await (await pageTool(page, COPY)).click();
    await page.getByRole('alert').filter({ hasText: 'The file could not be loaded.' }).waitFor();
    expect(await clipboard(page)).toBe('before');
    expect(await findFaults(page)).toEqual([]);
  });

  test.for([true, false])(
    'is a file that opens by its link, with script: %s',
    async (javaScript, { visit }) => {
      const page = await visit('/demo/single', { javaScript, isolated: true });
      expect(await toolsButton(page).isVisible()).toBe(javaScript);
      const name = 'View as Markdown';
      await (javaScript ? await pageTool(page, name) : page.getByRole('link', { name })).click();
      await page.waitForURL('**/demo/single.md');
      expect(await page.locator('body').textContent()).toContain('# Single');
    },
  );

  test('is offered in Chinese', async ({ visit }) => {
    const page = await visit('/demo/single?locale=zh-CN');
    const link = await pageTool(page, '查看 Markdown');
    expect(await link.getAttribute('href')).toBe('/demo/single.md');
    await page.getByRole('menuitem', { name: '复制为 Markdown' }).waitFor();
  });

  // Without the address of the site an assistant would be sent to the reader's own machine.
  test('is offered to no assistant where nobody has said where the site is', async ({ visit }) => {
    const page = await visit('/demo/single');
    await pageTool(page, COPY);
    const items = page.getByRole('menu', { name: 'Page tools' }).getByRole('menuitem');
    expect(await items.allTextContents()).toEqual([COPY, 'View as Markdown', 'Edit this page']);
  });
});
