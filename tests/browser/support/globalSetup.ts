import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { startServer } from '../../../scripts/server';
import { findHeadlessChromium } from '../../../scripts/chromium';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the site under test, without a trailing slash. */
    siteUrl: string;
    /** WebSocket address of the one Chromium that all test files share. */
    browserEndpoint: string;
  }
}

/**
 * Starts the preview server on `dist/` and one Chromium for all browser tests.
 * `SITE_URL` points the tests at a site that already runs, such as `npm run dev`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.SITE_URL ? undefined : await startServer({ root: 'dist', port: 0 });
  const browser = await chromium.launchServer({
    executablePath: findHeadlessChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      // Pages of a context share a process, and with it the scripts that are compiled already.
      '--process-per-site',
      // The headless shell leaves frames of other sites in the process of the page, unlike the
      // browsers of readers.
      '--site-per-process',
    ],
  });
  project.provide('siteUrl', process.env.SITE_URL ?? server?.url ?? '');
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server?.close();
  };
}
