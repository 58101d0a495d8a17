import { chromium, type BrowserServer } from 'playwright-core';
import { findHeadlessChromium } from '../../scripts/chromium';

/**
 * Starts a Chromium that test files connect to.
 *
 * @param args - Arguments beyond those that every project needs.
 */
export function launchChromium(args: readonly string[] = []): Promise<BrowserServer> {
  return chromium.launchServer({
    executablePath: findHeadlessChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      // Pages of a context share a process, and with it the scripts that are compiled already.
      '--process-per-site',
      ...args,
    ],
  });
}
