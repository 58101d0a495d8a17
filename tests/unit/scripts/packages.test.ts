import { expect, test } from 'vitest';
import { isInstalled } from '../../../scripts/lib/packages.mjs';
import { folderForEach, writeFiles } from './temporaryFolder';

type Packages = Record<string, { version: string; integrity?: string; optional?: boolean }>;

const locked: Packages = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.2.3', integrity: 'sha512-a' },
  'node_modules/for-another-system': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};
const a = { version: '1.2.3', integrity: 'sha512-a' };
const folder = folderForEach({ 'package-lock.json': JSON.stringify({ packages: locked }) });

function install(packages: Packages): Promise<void> {
  return writeFiles(folder.path, {
    'node_modules/.package-lock.json': JSON.stringify({ packages }),
  });
}

test('a fresh clone needs an install', async () => {
  expect(await isInstalled(folder.path)).toBe(false);
});

test('an interrupted install does not count', async () => {
  await writeFiles(folder.path, { 'node_modules/a/package.json': '{}' });
  expect(await isInstalled(folder.path)).toBe(false);
});

test('the locked packages are enough, without those for other platforms', async () => {
  await install({ 'node_modules/a': a });
  expect(await isInstalled(folder.path)).toBe(true);
});

test.each<[string, Packages]>([
  ['is missing', {}],
  ['has another version', { 'node_modules/a': { ...a, version: '1.2.2' } }],
  ['has another content', { 'node_modules/a': { ...a, integrity: 'sha512-x' } }],
])('a package that %s triggers an install', async (_, packages) => {
  await install(packages);
  expect(await isInstalled(folder.path)).toBe(false);
});
