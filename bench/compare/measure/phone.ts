import type { Browser, BrowserContext, Page } from 'playwright-core';

/** The processor is this many times slower than that of the machine. */
const SLOWER = 4;

/** Lighthouse's `mobileSlow4G`, as it applies it in the browser (lighthouse/core/config). */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** A phone with an empty cache; its screen is Lighthouse's. */
export function openPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
}

/** Makes a page as slow as on a phone with a poor connection. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
