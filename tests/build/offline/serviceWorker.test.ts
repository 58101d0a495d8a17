import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  pieceName,
  SERVICE_WORKER,
  UNREACHABLE_PAGE,
  workerCode,
} from '../../../src/offline/offlineFiles';
import { shortHash } from '../../../src/build/shortHash';
import { offlineFilesIn } from '../../support/offlineFilesIn';
import { PAGES } from '../../support/addresses';
import { DIST, fileOf, read } from '../dist';

/** Bytes, as a host sends them, that a visit may bring in the background; a new page is 10,000. */
const LIMIT = 3_370_000;

const files = offlineFilesIn(read(SERVICE_WORKER));
const urls = files.map(({ url }) => url.slice(1));

/** The addresses that are fetched: of a file that is kept in pieces, those of the pieces. */
const fetched = files.flatMap(({ url, pieces }) =>
  pieces ? pieces.map((hash) => `/${pieceName(hash)}`) : url.slice(1),
);

/** The file behind an address. */
function fileBehind(url: string): string {
  const name = decodeURIComponent(url);
  return path.join(DIST, path.extname(name) === '' ? fileOf(name) : name);
}

function bytesSent(url: string): number {
  const file = fileBehind(url);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

test('the service worker keeps every page, and only files that are there', () => {
  expect(urls).toEqual(expect.arrayContaining([...PAGES, '/404.html', `/${UNREACHABLE_PAGE}`]));
  expect([...urls, ...fetched].filter((url) => !existsSync(fileBehind(url)))).toEqual([]);
  expect(new Set(urls).size).toBe(urls.length);
});

test('the pieces of a file are all of it, and as small as a change should be', () => {
  const cut = files.filter(({ pieces }) => pieces);
  expect(cut.map(({ url }) => url)).toEqual(['./search/data.json']);
  for (const { url, pieces = [] } of cut) {
    const texts = pieces.map((hash) => read(pieceName(hash)));
    expect(texts.join('')).toBe(readFileSync(fileBehind(url.slice(1)), 'utf8'));
    expect(texts.length).toBeGreaterThan(5);
  }
});

test('its list and its code are apart, so that an update changes the list only', () => {
  const worker = read(SERVICE_WORKER);
  const [, code = ''] = /importScripts\("([^"]+)"\);\n$/.exec(worker) ?? [];
  expect(read(code)).toContain('OFFLINE_FILES');
  expect(code).toBe(workerCode(shortHash(read(code))));
});

test('the files that it keeps are small', () => {
  expect([...new Set(fetched)].reduce((sum, url) => sum + bytesSent(url), 0)).toBeLessThan(LIMIT);
});

test('the licences name what is in it', () => {
  expect(read('licenses.txt')).toContain('workbox-precaching');
});
