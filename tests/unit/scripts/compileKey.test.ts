import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { compileKey } from '../../../scripts/lib/buildInput';
import { folderForEach, git, writeFiles, type Files } from './temporaryFolder';

const folder = folderForEach({
  'docs/index.md': '# Page',
  'demos/a/index.tsx': '',
  'theme/a.tsx': '',
  'src/plugins/a.ts': 'a',
  'package-lock.json': '{}',
});

let before: string;
beforeEach(async () => {
  before = await compileKey(folder.path, {});
});

test.each<[string, Files]>([
  ['a page', { 'docs/index.md': '# Pages' }],
  ['a demo', { 'demos/a/index.tsx': 'a' }],
  ['a component', { 'theme/a.tsx': 'a' }],
  ['a test', { 'tests/a.test.ts': '' }],
  ['a script', { 'scripts/a.ts': '' }],
  ['the README', { 'README.md': '' }],
])('what was compiled stays good when %s changes', async (_, files) => {
  await writeFiles(folder.path, files);
  expect(await compileKey(folder.path, {})).toBe(before);
});

test.each<[string, Files]>([
  ['a plugin', { 'src/plugins/a.ts': 'b' }],
  ['the configuration', { '.dumirc.ts': '' }],
  ['the lock file', { 'package-lock.json': '{ }' }],
  ['what is installed', { 'node_modules/.package-lock.json': '{}' }],
  ['the list of pages', { 'docs/new.md': '' }],
  ['the list of demos', { 'demos/b/index.tsx': '' }],
  ['the list of components', { 'theme/layouts/DocLayout.tsx': '' }],
])('everything is compiled again when %s changes', async (_, files) => {
  await writeFiles(folder.path, files);
  expect(await compileKey(folder.path, {})).not.toBe(before);
});

test('everything is compiled again when a page is renamed', async () => {
  await rename(join(folder.path, 'docs/index.md'), join(folder.path, 'docs/other.md'));
  expect(await compileKey(folder.path, {})).not.toBe(before);
});

test('everything is compiled again for other variables', async () => {
  expect(await compileKey(folder.path, { UMI_ENV: 'staging' })).not.toBe(before);
});

test('of the commits, only those that date a page have everything compiled again', async () => {
  git(folder.path, 'init', '--quiet');
  git(folder.path, 'commit', '--quiet', '--allow-empty', '-m', 'x');
  expect(await compileKey(folder.path, {})).toBe(before);
  git(folder.path, 'add', 'docs');
  git(folder.path, 'commit', '--quiet', '-m', 'x');
  expect(await compileKey(folder.path, {})).not.toBe(before);
});
