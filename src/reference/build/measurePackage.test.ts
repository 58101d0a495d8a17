import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { DemoFolder } from '../../build/settings';
import { measurePackage } from './measurePackage';

/** A site with a package whose module is this text. */
function siteWith(module: string) {
  const project = mkdtempSync(path.join(tmpdir(), 'measured-'));
  const folder = path.join(project, 'node_modules/fields');
  mkdirSync(folder, { recursive: true });
  const manifest = { name: 'fields', version: '1.0.0', main: 'index.js', license: 'MIT' };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'index.js'), module);
  writeFileSync(path.join(folder, 'index.css'), '.field { color: red }');
  writeFileSync(path.join(folder, 'icon.png'), '');
  const demos: DemoFolder = { project, imports: [], served: [] };
  return { demos, packages: ['fields'] };
}

const measure = (module: string) => measurePackage(siteWith(module));

test('a package that imports its style sheet is measured with it', () => {
  const { script } = measure('export const a = 1;');
  expect(script).toBeGreaterThan(0);
  expect(measure("import './index.css'; export const a = 1;").script).toBeGreaterThan(script);
});

test('a package that cannot be bundled has no size, and its other facts', () => {
  const facts = measure("import icon from './icon.png'; export const a = icon;");
  expect(facts).toMatchObject({ script: 0, licence: 'MIT', dependencies: 0 });
});

test('a package is measured once for all who ask', () => {
  const site = siteWith('export const a = 1;');
  expect(measurePackage(site)).toBe(measurePackage(site));
});
