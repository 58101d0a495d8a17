import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BROWSER_TARGETS, BROWSERS } from '../../../src/plugins/site/browsers';

test('esbuild gets the supported browsers in its own notation', () => {
  expect(BROWSER_TARGETS).toContain(`safari${BROWSERS.safari}`);
});

test('no other place sets a browser version, and the documentation names the same', () => {
  expect(readFileSync('.dumirc.ts', 'utf8')).not.toMatch(/(?:chrome|edge|firefox|safari)\W*\d/i);
  const { chrome, firefox, safari } = BROWSERS;
  const versions = `Chrome ${chrome}, Firefox ${firefox}, Safari ${safari}`;
  expect(readFileSync('DECISIONS.md', 'utf8')).toContain(versions);
});
