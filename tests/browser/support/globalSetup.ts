import type { TestProject } from 'vitest/node';
import { startServer } from '../../../scripts/server';
import { launchChromium } from '../../support/launchChromium';

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
  // The headless shell leaves frames of other sites in the process of the page, unlike the browsers
  // of readers.
  const browser = await launchChromium(['--site-per-process']);
  project.provide('siteUrl', process.env.SITE_URL ?? server?.url ?? '');
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server?.close();
  };
}
