import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { findChromium } from '../../../scripts/chromium';
import { expect, test, turnTo } from '../support/test';
import { edit, replaceCode, saying } from '../demo/edit/editor';
import { hydration } from './untouched';

let browser: Browser;

// The headless shell, which the other tests share, keeps no pages for Back and Forward.
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
afterAll(() => browser.close());

/** Leaves the page for another document and goes back. */
async function leaveAndReturn(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.goto('/favicon.svg');
  // `page.goBack` waits for the load event, which a kept page does not have again.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForURL((url) => url.pathname === pathname, { waitUntil: 'commit' });
}

const isKept = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** What the reader did on the page before they left it. */
const situations: [name: string, act: (page: Page) => Promise<void>][] = [
  ['nothing', async () => {}],
  [
    'a search',
    async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search' }).fill('allowClear');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Escape');
    },
  ],
  [
    'editing',
    async (page) => {
      await turnTo(page);
      const { editor, result } = await edit(page);
      await replaceCode(editor, saying('Edited'));
      await result.getByText('Edited').waitFor();
    },
  ],
];

describe('the browser keeps a page for Back and Forward', () => {
  test.for(situations)('after %s', async ([, act]) => {
    const page = await browser.newPage({ baseURL: inject('siteUrl') });
    await page.goto('/demo/single');
    await act(page);
    await leaveAndReturn(page);
    expect(await isKept(page)).toBe(true);
    await turnTo(page);
    await hydration(page);
    await page.close();
  });
});
