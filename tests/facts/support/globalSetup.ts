import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { provideBrowsers } from '../../support/browser/provideBrowsers';
import { installPackages } from '../../support/installPackages';
import { SUCCESSOR } from '../../support/successor';
import { bundlePage, type PageFiles } from './bundlePage';

declare module 'vitest' {
  interface ProvidedContext {
    /** The page that shows a select of rc-select. */
    selectPage: PageFiles;
    /** The page that shows a select of `@rc-component/select`. */
    successorPage: PageFiles;
  }
}

async function bundleSuccessor(): Promise<PageFiles> {
  const folder = await installPackages('successor', JSON.stringify({ dependencies: SUCCESSOR }));
  return bundlePage(join(folder, 'node_modules/@rc-component/select'));
}

/**
 * Bundles the pages that show a select, and starts one Chromium for all facts. What takes long is
 * done here: in a fact it would count as time of that fact.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [select, successor] = await Promise.all([bundlePage(), bundleSuccessor()]);
  project.provide('selectPage', select);
  project.provide('successorPage', successor);
  return provideBrowsers(project);
}
