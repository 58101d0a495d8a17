import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ASSET_NAMES } from '../../../src/lib/assetAddress';

const read = (path: string) => readFileSync(path, 'utf8');

const chunks = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/[\\/](?:build|code)[\\/]/.test(path))
  .flatMap((path) => [...read(`src/${path}`).matchAll(/webpackChunkName: "([\w-]+)"/g)])
  .map(([, name = '']) => name);

/**
 * The application does what the early controls do (tests/browser/page/replay.test.ts). The scanner
 * is loaded by the same code as the export, for edited demos only. Without the code of `offline`
 * or `update`, a page works as before, and without `nearest` or `table` the 404 page has its other
 * ways on.
 */
const NOT_TRIED = [
  'controls',
  'export-scan',
  'nearest',
  'offline',
  'playground-events',
  'table',
  'update',
];

const tried = ['pageParts', 'requestedParts']
  .map((name) => read(`tests/browser/failures/${name}.ts`))
  .join();

const untried = (paths: readonly string[]) =>
  paths.filter((path) => !tried.includes(`/\\/${path}\\.`)).sort();

test('the browser tests have every chunk that loads on request fail', () => {
  expect(chunks).toContain('search');
  expect(untried(chunks), 'add these to tests/browser/failures/requestedParts.ts').toEqual(
    NOT_TRIED,
  );
});

/** The answer stands without the questions: tests/browser/search/knownQuestions.test.ts. */
const FILES_NOT_TRIED = ['search\\/questions'];

test('the browser tests have every file fail that is loaded by its address', () => {
  const paths = ASSET_NAMES.map((name) => name.replace('-', '\\/'));
  expect(untried(paths), 'add these to tests/browser/failures/requestedParts.ts').toEqual(
    FILES_NOT_TRIED,
  );
});

test('bench/README.md has a row for each step that the benchmark measures', () => {
  const steps = [...read('bench/onRequest.ts').matchAll(/name: '([^']+)',\s+address/g)].map(
    ([, name]) => name,
  );
  const [, table = ''] = read('bench/README.md').split(/^\| asked for .*\n.*\n/m);
  const rows = [...(table.split('\n\n', 1)[0] ?? '').matchAll(/^\| (.+?) +\|/gm)].map(
    ([, name]) => name,
  );
  expect(steps.length).toBeGreaterThan(0);
  expect(rows).toEqual(steps);
});
