import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

const chunks = readdirSync('theme', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .flatMap((path) => [...read(`theme/${path}`).matchAll(/webpackChunkName: "([\w-]+)"/g)])
  .map(([, name = '']) => name);

/**
 * The scanner is loaded by the same code as the export, for edited demos only; the other two fail
 * in startFailures.test.ts.
 */
const TRIED_ELSEWHERE = ['export-scan', 'shell', 'stages'];

test('the browser test has every chunk that loads on request fail', () => {
  const tried = read('tests/browser/page/onRequest.test.ts');
  expect(chunks).toContain('search');
  expect(
    chunks.filter((name) => !tried.includes(`/\\/${name}\\.`)).sort(),
    'add these to PARTS in tests/browser/page/onRequest.test.ts',
  ).toEqual(TRIED_ELSEWHERE);
});

test('the README has a row for each step that the benchmark measures', () => {
  const steps = [...read('bench/onRequest.ts').matchAll(/name: '([^']+)',\s+address/g)].map(
    ([, name]) => name,
  );
  const [, table = ''] = read('README.md').split(/^\| asked for .*\n.*\n/m);
  const rows = [...(table.split('\n\n', 1)[0] ?? '').matchAll(/^\| (.+?) +\|/gm)].map(
    ([, name]) => name,
  );
  expect(steps.length).toBeGreaterThan(0);
  expect(rows).toEqual(steps);
});
