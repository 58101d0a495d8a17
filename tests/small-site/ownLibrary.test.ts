import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite, distOf } from '../../scripts/lib/site';
import { writeWorkspace, type Workspace } from './ownLibrary';

let workspace: Workspace;
let said = '';

const read = (file: string) => readFile(path.join(distOf(workspace.folder), file), 'utf8');

beforeAll(async () => {
  workspace = await writeWorkspace();
  said = await workspace.makeSite();
  await buildSite(workspace.folder);
});

afterAll(() => workspace.remove());

test('a site is made in the folder of a library, and says in about ten lines what it has', () => {
  expect(said).toContain('There is a site for @acme/ui 3.1.0 in this folder:');
  expect(said).toContain('2 demos');
  expect(said.split('\n').length).toBeLessThanOrEqual(11);
});

test('the site is not built over the folder that the library publishes', async () => {
  expect(await readdir(workspace.folder)).toContain('docs-dist');
  expect(await readdir(workspace.folder)).not.toContain('dist');
});

test('demos show what the sources of the library and of the package beside it render', async () => {
  const page = await read('demo/button/index.html');
  expect(page).toMatch(/<button type="button" class="calm"><svg[^>]*><\/svg>/);
});

test('tables have what the sources declare and say', async () => {
  const page = await read('demo/meter/index.html');
  expect(page).toContain('id="meter-value"');
  expect(page).toContain('Between 0 and 100.');
});

test('edited code runs in a frame that brings the private package along', async () => {
  const live = await readdir(path.join(distOf(workspace.folder), 'live'));
  const scripts = await Promise.all(
    live.filter((file) => file.endsWith('.js')).map((file) => read(`live/${file}`)),
  );
  expect(scripts.some((text) => text.includes('aria-valuemax'))).toBe(true);
});

test('a second site in the folder is refused, and nothing is changed', async () => {
  const before = await readFile(path.join(workspace.folder, 'package.json'), 'utf8');
  await expect(workspace.makeSite()).rejects.toThrow('there is a site in this folder.');
  expect(await readFile(path.join(workspace.folder, 'package.json'), 'utf8')).toBe(before);
});
