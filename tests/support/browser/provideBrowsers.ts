import { chromium, type BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findHeadlessChromium } from '../../../scripts/chromium';

declare module 'vitest' {
  interface ProvidedContext {
    /** WebSocket addresses of the project's browsers. */
    browserEndpoints: string[];
  }
}

/** What the browsers of a project have that those of other projects do not. */
interface Needs {
  /** Whether each worker has a browser of its own; otherwise all workers share one. */
  oneEach?: boolean;
  /** Further arguments of Chromium. */
  args?: readonly string[];
}

const launch = (args: readonly string[]): Promise<BrowserServer> =>
  chromium.launchServer({
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

/**
 * Starts the Chromium that the test files of a project connect to (`connectToBrowser.ts`).
 *
 * @returns Closes it.
 */
export async function provideBrowsers(
  project: TestProject,
  { oneEach = false, args = [] }: Needs = {},
): Promise<() => Promise<void>> {
  const count = oneEach ? project.config.maxWorkers : 1;
  const browsers = await Promise.all(Array.from({ length: count }, () => launch(args)));
  project.provide(
    'browserEndpoints',
    browsers.map((browser) => browser.wsEndpoint()),
  );
  return async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
  };
}
