import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import REDIRECTS from '../../../src/subject/rc-select/redirects';
import { PAGES } from '../../support/addresses';
import { DIST, fileOf, filesWith, parse, read } from '../dist';

const BASE = 'https://site.example';
const documents = new Map([...PAGES, '/404'].map((address) => [address, parse(address)]));

describe.each([...documents])('on %s', (_, document) => {
  test('nothing is loaded from another origin (H3)', () => {
    const addresses = [
      ...document.querySelectorAll(
        'script[src], link[href], img[src], iframe[src], source[srcset]',
      ),
    ]
      .map(
        (element) =>
          element.getAttribute('src') ??
          element.getAttribute('href') ??
          element.getAttribute('srcset'),
      )
      .filter((value) => new URL(value ?? '', BASE).origin !== BASE);
    expect(addresses).toEqual([]);
  });
});

test('no style sheet loads anything from another origin (H3)', () => {
  const sheets = filesWith('.css').map(read).join('\n');
  const addresses = [...sheets.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)].map(
    ([, url, imported]) => url ?? imported ?? '',
  );
  expect(sheets).toContain('.rc-select');
  expect(addresses.filter((address) => !address.startsWith('data:'))).toEqual([]);
});

describe.each(Object.entries(REDIRECTS))('the redirect from %s (B4)', (from, to) => {
  test('is a page with a link to the current address', () => {
    expect(existsSync(path.join(DIST, fileOf(from)))).toBe(true);
    expect(parse(from).querySelector('a')?.getAttribute('href')).toBe(to);
    expect(documents.has(to)).toBe(true);
  });
});
