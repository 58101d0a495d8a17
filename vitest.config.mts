import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * How often a test in a browser is tried again. A machine that is short of time may starve one page
 * of thousands; a fault fails twice, and the summary lists the tests that passed at the second try.
 */
const retry = process.env.CI ? 1 : 0;

/** Two leave a quarter of two cores idle: pages wait for frames and for requests. */
const WORKERS_IN_CHROMIUM = 3;

/**
 * What failed is named in one line at the end of a run (`scripts/lib/steps.ts`), where
 * `[ Array(1) ]` would not say what it holds. In characters.
 */
const chaiConfig = { truncateThreshold: 500 };

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** What a build writes, for tests of modules that import it. */
const alias = { '@@/subject': folder('src/subject/rc-select'), '@@': folder('tests/unit/stubs') };

/**
 * Eleven layers: pure parts and components, what `dist/` holds, builds of a small site, sites of
 * other libraries, the installed package, mistakes in `npm run dev`, exported demos that are
 * installed and run, how rc-select behaves, what a person does on the built site, the main journeys
 * in three engines, and random journeys while requests fail.
 */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          // Properties are tried many times; a busy machine takes its time.
          testTimeout: 20_000,
          include: ['{src,theme,tests/unit}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/unit/setup.ts'],
        },
      },
      {
        test: {
          name: 'build',
          environment: 'node',
          isolate: false,
          testTimeout: 20_000,
          include: ['tests/build/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'small-site',
          environment: 'node',
          include: ['tests/small-site/**/*.test.ts'],
          globalSetup: ['tests/small-site/globalSetup.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      ...['slider', 'tabs'].map((site) => ({
        test: {
          name: `site-${site}`,
          environment: 'node' as const,
          chaiConfig,
          isolate: false,
          // What does not need this site runs on a small one, which is kept and built in less time.
          include: [
            'tests/sites/*.test.ts',
            ...(site === 'slider' ? ['tests/sites/engine/**/*.test.ts'] : []),
          ],
          globalSetup: ['tests/sites/globalSetup.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 5000 } },
          maxWorkers: WORKERS_IN_CHROMIUM,
          retry,
        },
      })),
      {
        test: {
          name: 'package',
          environment: 'node',
          chaiConfig,
          isolate: false,
          include: ['tests/package/**/*.test.ts'],
          globalSetup: ['tests/package/globalSetup.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 5000 } },
          maxWorkers: 1,
          retry,
        },
      },
      {
        test: {
          name: 'dev',
          environment: 'node',
          chaiConfig,
          include: ['tests/dev/**/*.test.ts'],
          globalSetup: ['tests/small-site/globalSetup.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 40_000 } },
        },
      },
      {
        test: {
          name: 'export',
          environment: 'node',
          chaiConfig,
          include: ['tests/export/**/*.test.ts'],
          globalSetup: ['tests/export/support/globalSetup.ts'],
          testTimeout: 60_000,
          maxWorkers: 2,
          retry,
        },
      },
      {
        test: {
          name: 'facts',
          environment: 'node',
          chaiConfig,
          isolate: false,
          include: ['tests/facts/**/*.test.ts'],
          globalSetup: ['tests/facts/support/globalSetup.ts'],
          testTimeout: 30_000,
          maxWorkers: WORKERS_IN_CHROMIUM,
          retry,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          chaiConfig,
          isolate: false,
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/support/globalSetup.ts'],
          testTimeout: 30_000,
          expect: { poll: { timeout: 5000 } },
          maxWorkers: WORKERS_IN_CHROMIUM,
          retry,
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          chaiConfig,
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          retry,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'journeys',
          environment: 'node',
          chaiConfig,
          isolate: false,
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: ['tests/journeys/support/globalSetup.ts'],
          testTimeout: 120_000,
          // A journey waits most of the time.
          maxConcurrency: 3,
          maxWorkers: 1,
        },
      },
    ],
  },
});
