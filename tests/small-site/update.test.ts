import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareForHosting } from '../../scripts/hosting/prepareForHosting';
import { pieceName, SERVICE_WORKER } from '../../src/offline/offlineFiles';
import { openFolder } from '../dev/folder';
import { offlineFilesIn } from '../support/offlineFilesIn';
import { makeSmallSite, type SmallSite } from './smallSite';

/** Bytes that a changed paragraph may cost a reader who keeps the site. */
const LIMIT = 60_000;

let site: SmallSite;
let builds: string;

const inBuild = (name: string, file: string) => path.join(builds, name, file);

/** Builds the site as a host gets it, and keeps it under a name. */
async function build(name: string): Promise<void> {
  await site.build();
  await prepareForHosting(site.dist);
  await cp(site.dist, path.join(builds, name), { recursive: true });
}

beforeAll(async () => {
  site = await makeSmallSite();
  builds = await mkdtemp(path.join(tmpdir(), 'updates-'));
  await build('first');
  await build('same');
  const folder = openFolder(site.folder);
  await folder.replace(
    'docs/guide/forms.md',
    'A select keeps its value',
    'A select keeps its own value',
  );
  await build('sentence');
  await folder.replace('docs/demo/tags.md', /\n\n(?=## )/, '\n\nA new paragraph.\n\n');
  await build('paragraph');
});

afterAll(async () => {
  await rm(builds, { recursive: true });
  await site.remove();
});

/** The files of a build with their contents. */
async function filesOf(name: string): Promise<Map<string, string>> {
  const entries = await readdir(path.join(builds, name), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => [
        path.relative(path.join(builds, name), file),
        await readFile(file, 'latin1'),
      ]),
    ),
  );
}

/** What a build has that the one before it does not have, or not with this content. */
async function changesIn(name: string, before: string): Promise<string[]> {
  const old = await filesOf(before);
  const now = [...(await filesOf(name))];
  return now.filter(([file, content]) => old.get(file) !== content).map(([file]) => file);
}

/** The same without compressed forms, lists for hosts and pages for machines. */
async function changesForReaders(name: string, before: string): Promise<string[]> {
  const changed = await changesIn(name, before);
  return changed.filter((file) => /\.(?:html|js|css)$|^search\/.*json$/.test(file));
}

/** Bytes that a service worker fetches for an update, as a host sends them. */
async function bytesOfUpdate(name: string, before: string): Promise<number> {
  const listOf = async (one: string) =>
    offlineFilesIn(await readFile(inBuild(one, SERVICE_WORKER), 'utf8')).flatMap(
      ({ url, hash, pieces }) => pieces?.map(pieceName) ?? `${url} ${hash ?? ''}`,
    );
  const kept = new Set(await listOf(before));
  const files = (await listOf(name))
    .filter((file) => !kept.has(file))
    .map((file) => file.replace(/ .*/, ''))
    .map((file) => (path.extname(file.slice(1)) ? file : path.join(file, 'index.html')));
  const sent = [SERVICE_WORKER, ...files].map((file) => {
    const whole = inBuild(name, file);
    return existsSync(`${whole}.br`) ? `${whole}.br` : whole;
  });
  const sizes = await Promise.all(sent.map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('two builds of the same sources are the same to the byte', async () => {
  expect(await changesIn('same', 'first')).toEqual([]);
  expect((await filesOf('same')).size).toBe((await filesOf('first')).size);
});

describe('an update', () => {
  const LISTS = ['search/data.json', SERVICE_WORKER];

  test('with a changed sentence has another document of its page, and no other name', async () => {
    expect((await changesForReaders('sentence', 'first')).sort()).toEqual([
      'guide/forms/index.html',
      ...LISTS,
    ]);
  });

  test('with a new paragraph also renames the script of its page, which the 404 page lists with all others', async () => {
    const changed = await changesForReaders('paragraph', 'sentence');
    const names = new Set(changed.map((file) => file.replace(/\.[\da-f]{8}\..*/, '')));
    expect([...names].sort()).toEqual([
      '404.html',
      'assets/demo-tags',
      'assets/table',
      'demo/tags/index.html',
      ...LISTS,
    ]);
  });

  test.for([
    ['sentence', 'first'],
    ['paragraph', 'sentence'],
  ])(
    'with a %s costs a reader who keeps the site at most 60 kB',
    async ([name = '', before = '']) => {
      expect(await bytesOfUpdate(name, before)).toBeLessThan(LIMIT);
    },
  );
});
