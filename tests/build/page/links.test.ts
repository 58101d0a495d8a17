import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { REDIRECTS } from '../../../src/rc-select/redirects';
import { PAGES } from '../../support/addresses';
import { DIST, fileOf, filesWith, parse, read } from '../dist';

const BASE = 'https://site.example';
const documents = new Map([...PAGES, '/404'].map((address) => [address, parse(address)]));

function problemOf(href: string, from: string): string | undefined {
  const url = new URL(href, BASE + from);
  if (url.origin !== BASE) return undefined;
  const target = documents.get(url.pathname);
  if (!target) {
    return existsSync(path.join(DIST, url.pathname)) ? undefined : `${href}: there is no such page`;
  }
  const id = decodeURIComponent(url.hash.slice(1));
  return !id || target.getElementById(id) ? undefined : `${href}: there is no such section`;
}

describe.each([...documents])('on %s', (address, document) => {
  test('every internal link and anchor leads somewhere', () => {
    const problems = [...document.querySelectorAll('a[href]')]
      .map((link) => problemOf(link.getAttribute('href') ?? '', address))
      .filter((problem) => problem !== undefined);
    expect(problems).toEqual([]);
  });

  test('every section of the contents exists', () => {
    const ids = [...document.querySelectorAll('.toc a')].map(
      (link) => link.getAttribute('href')?.slice(1) ?? '',
    );
    expect(ids.filter((id) => !document.getElementById(decodeURIComponent(id)))).toEqual([]);
  });

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
