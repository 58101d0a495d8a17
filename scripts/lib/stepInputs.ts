import type { StepInputs } from './testStamps';

/** What a built or served site is made of, but for its content. */
const SITE = ['.dumirc.ts', 'package-lock.json', 'public', 'scripts', 'src', 'theme'];

/** The page whose code and tables are about the successor of the library. */
const MIGRATION = 'docs/guide/migration.md';

/** The inputs of the slow steps. Pages and demos of the site are tried each time in Chromium. */
export const STEP_INPUTS = {
  smallSite: { tests: 'tests/small-site', read: SITE },
  sites: { tests: 'tests/sites', read: SITE },
  package: { tests: 'tests/package', read: [...SITE, 'tests/sites/slider', 'package.json'] },
  dev: { tests: 'tests/dev', read: SITE },
  export: {
    tests: 'tests/export',
    read: ['demos', 'docs/guide/antd.md', MIGRATION, 'package-lock.json'],
  },
  facts: {
    tests: 'tests/facts',
    read: ['docs/guide/events.md', 'docs/guide/styling.md', MIGRATION, 'package-lock.json'],
  },
  engines: { tests: 'tests/engines', read: SITE },
  journeys: { tests: 'tests/journeys', read: SITE },
} as const satisfies Record<string, StepInputs>;
