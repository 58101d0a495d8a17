import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, test } from '../support/test';
import { hydration, SHELL, visitHeld } from './untouched';

const linkTo = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: title, exact: true });

/** How the document of the page came. */
const deliveryType = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceEntry & { deliveryType?: string }).deliveryType;
  });

/** Listens to what the browser fetches ahead. */
async function listenToPrefetch(page: Page): Promise<{ ready: Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  const ready = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve();
    });
  });
  await session.send('Preload.enable');
  return { ready };
}

describe('a reader who points at a link', () => {
  test('before the application is there has the document fetched by the browser', async ({
    visit,
  }) => {
    const { page } = await visitHeld(visit, '/demo/single', SHELL);
    const link = linkTo(page, 'Tags');
    const fetched = await listenToPrefetch(page);
    await link.hover();
    await fetched.ready;
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
    expect(await deliveryType(page)).toBe('navigational-prefetch');
  });

  test('has its page fetched when the application starts meanwhile', async ({ visit }) => {
    const { page, release } = await visitHeld(visit, '/demo/single', SHELL);
    await linkTo(page, 'Tags').hover();
    const request = page.waitForRequest(
      (sent) => sent.resourceType() === 'fetch' && new URL(sent.url()).pathname === '/demo/tags',
    );
    release();
    await request;
    await hydration(page);
    expect(await page.locator('script[type="speculationrules"]').count()).toBe(0);
  });
});
