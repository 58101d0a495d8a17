import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { provideBrowsers } from '../../support/browser/provideBrowsers';
import { EXPORT_DATA } from '../../support/demos';
import { openWorkshop, type Workshop } from './workshop';

declare module 'vitest' {
  interface ProvidedContext {
    workshop: Workshop;
  }
}

/** Installs what exported projects need, and starts one Chromium for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { runtime, tools } = EXPORT_DATA.versions;
  const workshop = await openWorkshop(
    JSON.stringify({ private: true, dependencies: runtime, devDependencies: tools }),
  );
  const close = await provideBrowsers(project);
  project.provide('workshop', workshop);
  return async () => {
    await close();
    await rm(workshop.projects, { recursive: true, force: true });
  };
}
