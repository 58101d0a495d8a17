import type { Page } from 'playwright-core';

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
  // What the browser says of requests that nobody answers.
  expectedMessages: [/Failed to load resource/],
};
