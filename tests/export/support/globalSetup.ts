import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { provideBrowsers } from '../../support/browser/provideBrowsers';
import { demoProject } from '../../support/demos';
import { openWorkshop, type Workshop } from './workshop';

declare module 'vitest' {
  interface ProvidedContext {
    workshop: Workshop;
  }
}

/** Installs what exported projects need, and starts one Chromium for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workshop = await openWorkshop(demoProject('single').files['package.json'] ?? '');
  const close = await provideBrowsers(project);
  project.provide('workshop', workshop);
  return async () => {
    await close();
    await rm(workshop.projects, { recursive: true, force: true });
  };
}
