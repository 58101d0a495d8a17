import type { TestProject } from 'vitest/node';
import { startServer } from '../../../scripts/server';
import { provideBrowsers } from '../../support/browser/provideBrowsers';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the site under test, without a trailing slash. */
    siteUrl: string;
  }
}

/**
 * Starts the preview server on `dist/` and a Chromium for each worker: the pages of a browser share
 * one clipboard, which tests of other files would write to at the same time.
 * `SITE_URL` points the tests at a site that already runs, such as `npm run dev`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.SITE_URL ? undefined : await startServer({ root: 'dist', port: 0 });
  const close = await provideBrowsers(project, {
    oneEach: true,
    // The headless shell leaves frames of other sites in the process of the page, unlike the
    // browsers of readers.
    args: ['--site-per-process'],
  });
  project.provide('siteUrl', process.env.SITE_URL ?? server?.url ?? '');
  return async () => {
    await close();
    await server?.close();
  };
}
