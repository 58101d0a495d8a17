import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { networkIdle } from '../support/networkIdle';
import { expect, test } from '../support/test';

const isOfEditor = (url: string) => /\/edit\.\w+\.(?:async\.js|chunk\.css)$/.test(url);

/** Overrides what the browser says about the connection (https://wicg.github.io/netinfo/). */
const connected = (connection: object) => (page: Page) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);

describe('a reader who points at Edit', () => {
  test('has the editor fetched ahead', async ({ visit }) => {
    const page = await visit('/demo/single', { before: connected({ effectiveType: '4g' }) });
    const requested = page.waitForRequest((request) => isOfEditor(request.url()));
    await page.getByRole('button', { name: 'Edit', exact: true }).first().hover();
    await requested;
  });

  test.for([{ saveData: true }, { effectiveType: '2g' }])(
    'has nothing fetched with %o before they press it',
    async (connection, { visit }) => {
      const page = await visit('/demo/single', { before: connected(connection) });
      await networkIdle(page);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const button = page.getByRole('button', { name: 'Edit', exact: true }).first();
      await button.hover();
      await button.focus();
      // The browser reports requests in order: what was fetched ahead would come before this one.
      const last = page.waitForRequest('**/favicon.svg?last');
      await page.evaluate(() => void fetch('/favicon.svg?last'));
      await last;
      expect(requests.map((url) => new URL(url).search)).toEqual(['?last']);
      await button.click();
      await page.getByRole('textbox', { name: 'index.tsx' }).waitFor();
      expect(requests.some(isOfEditor)).toBe(true);
    },
  );
});
