import * as files from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeWhole } from '../../../scripts/lib/wholeFolder';
import { folderForEach, writeFiles } from './temporaryFolder';

vi.mock('node:fs/promises', async (original) => {
  const all = await original<typeof files>();
  return { ...all, rm: vi.fn(all.rm) };
});

const root = folderForEach({ 'dist/old.html': 'old', '.cache/site/left.html': 'half' });
let dist: string;
let draft: string;

beforeEach(() => {
  dist = join(root.path, 'dist');
  draft = join(root.path, '.cache/site');
});

const namesIn = (folder: string) => files.readdir(folder).catch(() => 'none');

test('the site appears at once when it is complete, without anything of an earlier one', async () => {
  await makeWhole(dist, draft, async () => {
    await writeFiles(draft, { 'index.html': 'new' });
    expect(await namesIn(dist)).toBe('none');
    await writeFiles(draft, { 'last.html': 'new' });
    expect(await namesIn(dist)).toBe('none');
  });
  expect(await namesIn(dist)).toEqual(['index.html', 'last.html']);
});

test('a build that fails halfway leaves no site, neither its own nor the one before', async () => {
  const build = makeWhole(dist, draft, async () => {
    await writeFiles(draft, { 'index.html': 'new' });
    throw new Error('The power is gone.');
  });
  await expect(build).rejects.toThrow('The power is gone.');
  expect(await namesIn(dist)).toBe('none');
});

test('a site that cannot be removed is explained before the build: what, why, what to do', async () => {
  const error = Object.assign(new Error('EBUSY: resource busy or locked'), { code: 'EBUSY' });
  vi.mocked(files.rm).mockRejectedValueOnce(error);
  const make = vi.fn(() => Promise.resolve());
  await expect(makeWhole(dist, draft, make)).rejects.toThrow(
    /dist\/ cannot be replaced\.\n {2}Why: .*\(EBUSY\)\.\n {2}What to do: .*dist\//,
  );
  expect(make).not.toHaveBeenCalled();
});

test('an error that nobody foresaw stays as it is', async () => {
  const error = Object.assign(new Error('EIO: i/o error'), { code: 'EIO' });
  vi.mocked(files.rm).mockRejectedValueOnce(error);
  await expect(makeWhole(dist, draft, () => Promise.resolve())).rejects.toBe(error);
});
