import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from '../../scripts/server';
import { distOf, ensureSite } from '../../scripts/lib/site';
import { provideBrowsers } from '../support/browser/provideBrowsers';

declare module 'vitest' {
  interface ProvidedContext {
    /** Name of the folder of the site below tests/sites. */
    siteName: string;
  }
}

/** Builds and serves the site that a project is called by; starts a Chromium for each worker. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const siteName = project.name.replace('site-', '');
  const folder = path.resolve('tests/sites', siteName);
  await ensureSite(folder);
  const server = await startServer({ root: distOf(folder), port: 0 });
  // As in the browser tests: frames in processes of their own.
  const close = await provideBrowsers(project, { oneEach: true, args: ['--site-per-process'] });
  project.provide('siteName', siteName);
  project.provide('siteUrl', server.url);
  return async () => {
    await close();
    await server.close();
  };
}
