import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { heading, linkTo } from '../support/page';
import { expect, test } from '../support/test';
import { hydration, SHELL, UNTOUCHED, visitHeld } from './untouched';

/** Waits until the page has fetched a document. */
const fetchOf = async (page: Page, address: string) => {
  const request = await page.waitForRequest(
    (sent) => sent.resourceType() === 'fetch' && new URL(sent.url()).pathname === address,
  );
  await (await request.response())?.finished();
};

/** Whether the browser had the document, and only asked whether it is still the same. */
const wasKept = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    return navigation !== undefined && navigation.transferSize < navigation.encodedBodySize;
  });

describe('a reader who points at a link', () => {
  test('has its document fetched, and from the cache then, if it is still the same', async ({
    visit,
  }) => {
    const page = await visit('/demo/single', {
      ...UNTOUCHED,
      isolated: true,
      expectedMessages: [/ERR_BLOCKED_BY_CLIENT/, /Loading chunk/],
      // Holding requests back would turn the cache off.
      before: async (tab) => {
        const session = await tab.context().newCDPSession(tab);
        await session.send('Network.enable');
        await session.send('Network.setBlockedURLs', { urls: ['*/shell.*.async.js'] });
      },
    });
    const fetched = fetchOf(page, '/demo/tags');
    await linkTo(page, 'Tags').hover();
    await fetched;
    expect(await wasKept(page)).toBe(false);
    await linkTo(page, 'Tags').click();
    await heading(page, 'Tags').waitFor();
    expect(await wasKept(page)).toBe(true);
  });

  test('has its page fetched when the application starts meanwhile', async ({ visit }) => {
    const { page, release } = await visitHeld(visit, '/demo/single', SHELL);
    const early = fetchOf(page, '/demo/tags');
    await linkTo(page, 'Tags').hover();
    await early;
    const request = fetchOf(page, '/demo/tags');
    release();
    await request;
    await hydration(page);
  });
});
