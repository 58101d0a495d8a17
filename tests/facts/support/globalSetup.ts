import type { TestProject } from 'vitest/node';
import { launchChromium } from '../../support/launchChromium';
import { bundlePage } from './bundlePage';

declare module 'vitest' {
  interface ProvidedContext {
    /** WebSocket address of the one Chromium that the facts share. */
    factsBrowser: string;
    /** Script of the page that shows a select: rc-select, React's development build, `show`. */
    factsScript: string;
    /** The style sheet of rc-select. */
    factsStyle: string;
  }
}

/** Bundles the page that shows a select, and starts one Chromium for all facts. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [{ script, style }, browser] = await Promise.all([bundlePage(), launchChromium()]);
  project.provide('factsBrowser', browser.wsEndpoint());
  project.provide('factsScript', script);
  project.provide('factsStyle', style);
  return () => browser.close();
}
