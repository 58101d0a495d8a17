import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BROWSER_TARGETS, BROWSERS } from './browsers';

test('the supported browsers are passed to esbuild in its notation', () => {
  expect(BROWSER_TARGETS).toContain(`safari${BROWSERS.safari}`);
});

test('.dumirc.ts sets no browser version, and DECISIONS.md has the same versions', () => {
  expect(readFileSync('.dumirc.ts', 'utf8')).not.toMatch(/(?:chrome|edge|firefox|safari)\W*\d/i);
  const { chrome, firefox, safari } = BROWSERS;
  const versions = `Chrome ${chrome}, Firefox ${firefox}, Safari ${safari}`;
  expect(readFileSync('DECISIONS.md', 'utf8')).toContain(versions);
});
