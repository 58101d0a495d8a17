import type { BrowserContext } from 'playwright-core';
import { inject } from 'vitest';
import { connectToBrowser } from '../../support/browser/connectToBrowser';

/** The options of all pages of a browser context. */
export interface ContextOptions {
  /** `desktop` is 1280 x 800, `phone` is 390 x 844 with touch. */
  device?: 'desktop' | 'phone';
  colorScheme?: 'light' | 'dark';
  javaScript?: boolean;
  /** Whether the browser has service workers; without, each page comes from the server. */
  serviceWorkers?: boolean;
  /** The permissions that pages have. */
  permissions?: string[];
}

const viewports = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** What pages emulate from the start. */
export const defaults = ({ device = 'desktop', colorScheme = 'light' }: ContextOptions) => ({
  viewport: viewports[device],
  colorScheme,
  reducedMotion: 'reduce' as const,
});

/** Opens a browser context that knows the address of the site under test. */
export async function openContext(options: ContextOptions): Promise<BrowserContext> {
  const { device, javaScript = true, serviceWorkers = false, permissions = [] } = options;
  const context = await (
    await connectToBrowser()
  ).newContext({
    ...defaults(options),
    baseURL: inject('siteUrl'),
    hasTouch: device === 'phone',
    isMobile: device === 'phone',
    javaScriptEnabled: javaScript,
    permissions,
  });
  if (!serviceWorkers)
    await context.addInitScript(() => {
      // @ts-expect-error -- as in a browser that has none
      delete Navigator.prototype.serviceWorker;
    });
  return context;
}
