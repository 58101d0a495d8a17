import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { PACKAGE_NAME } from '../../scripts/package/manifest';

const folder = path.join(inject('installedSite'), 'node_modules', PACKAGE_NAME);

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => !file.startsWith('node_modules'))
  .filter((file) => statSync(path.join(folder, file)).isFile());

test('the package has what a site needs, in 3 MB, without tests and what only rc-select has', () => {
  const bytes = files.map((file) => statSync(path.join(folder, file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
  expect(files).toContain('LICENSE');
  expect(
    files.filter((file) => /\.test\.|^(?:docs|demos|tests|bench)\b|subject\/rc-/.test(file)),
  ).toEqual([]);
  // The licence names who has written it.
  const others = files.filter((file) => file !== 'LICENSE');
  const naming = others.filter((file) =>
    readFileSync(path.join(folder, file), 'utf8').includes('rc-select'),
  );
  expect(naming).toEqual([]);
});

test('no site names what the engine was written for', () => {
  const dist = path.join(inject('installedSite'), 'dist');
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|js|json|txt|md)$/.test(file),
  );
  expect(pages.length).toBeGreaterThan(50);
  const naming = pages.filter((file) =>
    readFileSync(path.join(dist, file), 'utf8').includes('rc-select'),
  );
  expect(naming).toEqual([]);
});
