import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { buildInput } from '../../../scripts/lib/buildInput';
import { isUpToDate, writeStamp } from '../../../scripts/lib/stamp';
import { folderForEach, git, writeFiles, type Files } from './temporaryFolder';

const folder = folderForEach({
  'docs/index.md': '# Page',
  'src/a.ts': 'a',
  'package-lock.json': '{}',
  '.dumirc.ts': 'export default {}',
  'dist/index.html': 'page',
  'dist/demo/index.html': 'demo',
});

let dist: string;
beforeEach(async () => {
  dist = join(folder.path, 'dist');
  await writeStamp(await buildInput(folder.path), dist);
});

async function upToDate(): Promise<boolean> {
  return isUpToDate(await buildInput(folder.path), dist);
}

test('a build is up to date while nothing changes', async () => {
  expect(await upToDate()).toBe(true);
});

test.each<[string, Files]>([
  ['a changed page', { 'docs/index.md': '# Pages' }],
  ['a changed page of the same length', { 'docs/index.md': '# Pafe' }],
  ['a new page', { 'docs/new.md': '' }],
  ['the configuration', { '.dumirc.ts': 'export default { hash: true }' }],
  ['other packages', { 'package-lock.json': '{ }' }],
  ['an unforeseen folder', { 'content/x.md': '' }],
  ['another package than the lock file says', { 'node_modules/.package-lock.json': '{}' }],
  ['a local theme of dumi', { '.dumi/theme/layouts/DocLayout.tsx': '' }],
])('%s requires a build', async (_, files) => {
  await writeFiles(folder.path, files);
  expect(await upToDate()).toBe(false);
});

test('renaming or removing a page requires a build', async () => {
  await rename(join(folder.path, 'docs/index.md'), join(folder.path, 'docs/other.md'));
  expect(await upToDate()).toBe(false);
  await rm(join(folder.path, 'docs/other.md'));
  expect(await upToDate()).toBe(false);
});

test("a file that contains the next file's text is not mistaken for both", async () => {
  await writeFiles(folder.path, { 'src/a.ts': 'a', 'src/b.ts': 'b' });
  await writeStamp(await buildInput(folder.path), dist);
  await rm(join(folder.path, 'src/b.ts'));
  await writeFiles(folder.path, { 'src/a.ts': 'asrc/b.ts b' });
  expect(await upToDate()).toBe(false);
});

test('a commit requires a build, because pages show when they were last changed', async () => {
  git(folder.path, 'init', '--quiet');
  await writeStamp(await buildInput(folder.path), dist);
  expect(await upToDate()).toBe(true);
  git(folder.path, 'commit', '--quiet', '--allow-empty', '-m', 'x');
  expect(await upToDate()).toBe(false);
});

test.each<[NodeJS.ProcessEnv, boolean]>([
  [{ NODE_ENV: 'development' }, false],
  [{ UMI_ENV: 'staging' }, false],
  [{ UMI_APP_TITLE: 'a' }, false],
  [{ BROWSERSLIST: 'ie 11' }, false],
  [{ COMPRESS: 'none' }, false],
  [{ ANALYZE: '1' }, false],
  [{ PORT: '8080', PWD: '/', TERM: 'dumb', npm_command: 'test' }, true],
])('whether the variables %j leave a site as it is: %s', async (env, same) => {
  await writeStamp(await buildInput(folder.path, { TZ: 'UTC' }), dist);
  expect(await isUpToDate(await buildInput(folder.path, { ...env, TZ: 'UTC' }), dist)).toBe(same);
  expect(await isUpToDate(await buildInput(folder.path, { TZ: 'Asia/Tokyo' }), dist)).toBe(false);
});

test('the order of variables requires no build', async () => {
  await writeStamp(await buildInput(folder.path, { NODE_ENV: 'test', TZ: 'UTC' }), dist);
  const input = await buildInput(folder.path, { TZ: 'UTC', NODE_ENV: 'test' });
  expect(await isUpToDate(input, dist)).toBe(true);
});

test.each<[string, Files]>([
  ['tests', { 'tests/unit/a.test.ts': '' }],
  ['installed packages', { 'node_modules/a/index.js': '' }],
  ['what dumi keeps between builds', { '.dumi/tmp/a.ts': '', '.dumi/tmp-production/a.ts': '' }],
  ['a coverage report', { 'coverage/index.html': '' }],
  ['the server build', { 'server/umi.server.js': '' }],
])('%s require no build', async (_, files) => {
  await writeFiles(folder.path, files);
  expect(await upToDate()).toBe(true);
});

test.each<[string, () => Promise<unknown>]>([
  ['lost a file', () => rm(join(dist, 'demo/index.html'))],
  ['was edited by hand', () => writeFiles(dist, { 'index.html': 'edit' })],
  ['was never finished', () => rm(join(folder.path, '.cache/build-stamp'))],
  ['is gone', () => rm(dist, { recursive: true })],
])('a site that %s is built again', async (_, harm) => {
  await harm();
  expect(await upToDate()).toBe(false);
});
