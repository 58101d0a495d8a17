import * as files from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeWhole } from '../../../scripts/lib/wholeFolder';
import { folderForEach, writeFiles } from './temporaryFolder';

vi.mock('node:fs/promises', async (original) => {
  const all = await original<typeof files>();
  return { ...all, rename: vi.fn(all.rename) };
});

const root = folderForEach({ 'dist/old.html': 'old', '.cache/site/left.html': 'half' });
let dist: string;
let draft: string;

beforeEach(() => {
  dist = join(root.path, 'dist');
  draft = join(root.path, '.cache/site');
});

afterEach(() => vi.restoreAllMocks());

/** An error of the file system. */
const failure = (code: string) => Object.assign(new Error(`${code}: not now`), { code });

const makeNew = () => writeFiles(draft, { 'index.html': 'new' });

const namesIn = (folder: string) => files.readdir(folder).catch(() => 'none');

test('a site is there while the next is built, which then takes its place as a whole', async () => {
  await makeWhole(dist, draft, async () => {
    expect(await namesIn(draft)).toBe('none');
    await makeNew();
    expect(await namesIn(dist)).toEqual(['old.html']);
    await writeFiles(draft, { 'last.html': 'new' });
    expect(await namesIn(dist)).toEqual(['old.html']);
  });
  expect(await namesIn(dist)).toEqual(['index.html', 'last.html']);
  expect(await namesIn(join(root.path, '.cache'))).toEqual([]);
});

test('a first site appears when it is complete', async () => {
  await files.rm(dist, { recursive: true });
  await makeWhole(dist, draft, async () => {
    await makeNew();
    expect(await namesIn(dist)).toBe('none');
  });
  expect(await namesIn(dist)).toEqual(['index.html']);
});

test('a build that fails halfway leaves the site before it, and says so in a line', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const build = () =>
    makeWhole(dist, draft, async () => {
      await makeNew();
      throw new Error('The power is gone.');
    });
  await expect(build()).rejects.toThrow('The power is gone.');
  expect(await namesIn(dist)).toEqual(['old.html']);
  expect(log.mock.calls).toEqual([
    [expect.stringMatching(/dist\/ is still what an earlier build made\.$/)],
  ]);

  await files.rm(dist, { recursive: true });
  await expect(build()).rejects.toThrow('The power is gone.');
  expect(await namesIn(dist)).toBe('none');
  expect(log).toHaveBeenCalledTimes(1);
});

test('a site that was ended while it took the place of another is in the way of none', async () => {
  await writeFiles(root.path, { '.cache/site-replaced/older.html': 'older' });
  await makeWhole(dist, draft, makeNew);
  expect(await namesIn(dist)).toEqual(['index.html']);
});

test('a site that cannot be replaced stays and is explained: what, why, what to do', async () => {
  vi.mocked(files.rename).mockRejectedValueOnce(failure('EBUSY'));
  await expect(makeWhole(dist, draft, makeNew)).rejects.toThrow(
    /dist\/ cannot be replaced\.\n {2}Why: .*\(EBUSY\)\.\n {2}What to do: .*dist\//,
  );
  expect(await namesIn(dist)).toEqual(['old.html']);
});

test('a site that cannot be moved to its place leaves it to the one before', async () => {
  const { rename } = await vi.importActual<typeof files>('node:fs/promises');
  vi.mocked(files.rename).mockImplementationOnce(rename);
  vi.mocked(files.rename).mockRejectedValueOnce(failure('EACCES'));
  await expect(makeWhole(dist, draft, makeNew)).rejects.toThrow('(EACCES)');
  expect(await namesIn(dist)).toEqual(['old.html']);
});

test('an error that nobody foresaw stays as it is', async () => {
  const error = failure('EIO');
  vi.mocked(files.rename).mockRejectedValueOnce(error);
  await expect(makeWhole(dist, draft, makeNew)).rejects.toBe(error);
});
