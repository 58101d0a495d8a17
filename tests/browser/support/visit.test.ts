import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, test } from './test';

/** What a later test could notice of an earlier one in the same tab. */
function tracesIn(page: Page) {
  return page.evaluate(async () => ({
    localStorage: { ...localStorage },
    sessionStorage: { ...sessionStorage },
    historyLength: history.length,
    width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isPrinted: matchMedia('print').matches,
    isUnderPointer: document.querySelector('main :hover') !== null,
    suggestions: (await fetch('/suggestions/b.json')).status,
  }));
}

const UNTOUCHED = {
  localStorage: {},
  sessionStorage: {},
  historyLength: 2,
  width: 1280,
  isDark: false,
  isPrinted: false,
  isUnderPointer: false,
  suggestions: 200,
};

describe('a tab shared by tests', () => {
  test('can be left in any state by a test', async ({ visit }) => {
    const page = await visit('/demo/tags', { expectedMessages: [/status of 500/] });
    await page.setViewportSize({ width: 500, height: 500 });
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await page.route('**/suggestions/*', (route) => route.fulfill({ status: 500 }));
    await page.locator('main h1').hover();
    await page.evaluate(() => {
      localStorage.setItem('left', 'behind');
      sessionStorage.setItem('left', 'behind');
      history.pushState({}, '', '?left=behind');
    });
    expect(await tracesIn(page)).toEqual({
      localStorage: { left: 'behind' },
      sessionStorage: { left: 'behind' },
      historyLength: 3,
      width: 500,
      isDark: true,
      isPrinted: true,
      isUnderPointer: true,
      suggestions: 500,
    });
  });

  test('is like a new one for the next test', async ({ visit }) => {
    expect(await tracesIn(await visit('/demo/tags'))).toEqual(UNTOUCHED);
  });

  test('cannot install a clock, and says what to do instead', async ({ visit }) => {
    const page = await visit('/demo/tags');
    await expect(page.clock.install()).rejects.toThrow('isolated: true');
  });
});
