import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** How long a page has been without requests when its network is idle, in milliseconds. */
const IDLE = 500;

/** After how long without any event a request counts as ended, of which Playwright said nothing. */
const LOST = 5000;

/** More than a page needs on a slow and busy machine, in milliseconds. */
const TIMEOUT = 30_000;

interface Traffic {
  open: Set<Request>;
  /** When a request last began or ended. */
  changed: number;
}

const traffic = new WeakMap<Page, Traffic>();

/** Follows the requests of a page from now on. */
export function watchTraffic(page: Page): void {
  const seen: Traffic = { open: new Set(), changed: Date.now() };
  traffic.set(page, seen);
  page.on('request', (request) => {
    seen.open.add(request);
    seen.changed = Date.now();
  });
  const end = (request: Request) => {
    seen.open.delete(request);
    seen.changed = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/**
 * Waits until a page that was visited has no requests for half a second. Of about a hundred pages
 * with a frame in a process of its own, Playwright's `networkidle` waits on one for ever, although
 * it has reported the end of all requests. Of some requests that a test answers itself, it does not
 * report the end.
 */
export async function networkIdle(page: Page): Promise<void> {
  const seen = traffic.get(page);
  const isIdle = () =>
    seen !== undefined && Date.now() - seen.changed >= (seen.open.size === 0 ? IDLE : LOST);
  await expect.poll(isIdle, { timeout: TIMEOUT }).toBe(true);
}
