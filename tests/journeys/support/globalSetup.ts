import type { TestProject } from 'vitest/node';
import { provideBrowsers } from '../../support/browser/provideBrowsers';

/** Starts the Chromium of the journeys. It reaches no other host than the one of the tests. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return provideBrowsers(project, {
    args: ['--site-per-process', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
}
