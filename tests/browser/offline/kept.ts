import type { Page } from 'playwright-core';
import type { Visit } from '../support/test';

/** Waits until a service worker has kept the site. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });

/** Pages of these tests have service workers, in a context of their own. */
export const OFFLINE = {
  isolated: true,
  serviceWorkers: true,
  expectedMessages: [
    // What the browser says of requests that nobody answers.
    /Failed to load resource/,
    // The menu of places to open a demo in loads ahead what exports take, which is not kept.
    /^uncaught: Failed to fetch$/,
  ],
};

/** Opens a page, and has the site kept at once; pages wait before they do so themselves. */
export async function visitKept(visit: Visit, address: string): Promise<Page> {
  const page = await visit(address, OFFLINE);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
  });
  await kept(page);
  return page;
}
