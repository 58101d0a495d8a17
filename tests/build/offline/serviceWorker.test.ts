import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SERVICE_WORKER, UNREACHABLE_PAGE } from '../../../src/offline/offlineFiles';
import { PAGES } from '../../support/addresses';
import { DIST, fileOf, read } from '../dist';

/** Bytes, as a host sends them, that a visit may bring in the background. */
const LIMIT = 2_900_000;

const urls = [...read(SERVICE_WORKER).matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) =>
  url.slice(1),
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
  expect(urls.filter((url) => !existsSync(fileBehind(url)))).toEqual([]);
  expect(new Set(urls).size).toBe(urls.length);
});

test('the files that it keeps are small', () => {
  expect(urls.reduce((sum, url) => sum + bytesSent(url), 0)).toBeLessThan(LIMIT);
});

test('the licences name what is in it', () => {
  expect(read('licenses.txt')).toContain('workbox-precaching');
});
