import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { brotliQuality, compressFiles } from '../../../scripts/hosting/compressFiles';
import { SERVICE_WORKER } from '../../../src/offline/offlineFiles';
import { headersOf } from '../../../scripts/hosting/headerRules';
import { netlifyHeaders } from '../../../scripts/hosting/netlify';
import { temporaryFolder } from './temporaryFolder';

/** A file of a size that does not matter. */
const toFile = (name: string) => ({ name, size: 1000 });

/** Headers of a file as Cloudflare reads them from `_headers`: all values, joined by a comma. */
function cloudflare(names: readonly string[], file: string): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const block of netlifyHeaders(names.map(toFile)).trim().split('\n\n')) {
    const [path = '', ...lines] = block.split('\n');
    const files = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
    for (const line of files.test(`/${file}`) ? lines : []) {
      const [, name = '', value = ''] = /^ {2}([^:]+): (.+)$/.exec(line) ?? [];
      sent[name] = name in sent ? `${sent[name]}, ${value}` : value;
    }
  }
  return sent;
}

describe('headers', () => {
  const HASHED = [
    'assets/umi.1a2b3c4d.js',
    'assets/demo-single.1a2b3c4d.async.js',
    'assets/umi.1a2b3c4d.css',
    'assets/index.1a2b3c4d.chunk.css',
    'search/worker.1a2b3c4d.js',
    'export/data.1a2b3c4d.json',
    'live/frame.1a2b3c4d.html',
  ];
  const OTHERS = [
    'index.html',
    '404.html',
    'demo/single/index.html',
    'demo/single.md',
    'search/data.json',
    'suggestions/a.json',
    'sources/skin/select.css',
    'sources/suggestions/DelaySelect.tsx',
    'sources/suggestions/fetchSuggestions.ts',
    'favicon.svg',
    SERVICE_WORKER,
  ];
  const FILES = [...HASHED, ...OTHERS];

  test.each(HASHED)('let %s be cached for good, whose name has a hash', (file) => {
    expect(headersOf(file)['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each(OTHERS)('have %s asked for again each time', (file) => {
    expect(headersOf(file)['cache-control']).toBe('no-cache');
  });

  test.each(FILES)('of %s are the same on Netlify and Cloudflare, which revalidate', (file) => {
    const { 'cache-control': caching = '', ...others } = headersOf(file);
    const expected = caching === 'no-cache' ? others : { ...others, 'cache-control': caching };
    expect(cloudflare(FILES, file)).toEqual(expected);
  });

  test.each(HASHED)('do not let "not found" be cached for %s of an older build', (file) => {
    const old = file.replace('1a2b3c4d', '0123abcd');
    expect(cloudflare(FILES, old)).not.toHaveProperty('cache-control');
  });
});

test('of many files with a hash, the largest have a rule', () => {
  const files = Array.from({ length: 200 }, (_, index) => ({
    name: `a.${String(index).padStart(8, '0')}.js`,
    size: index,
  }));
  const rules = netlifyHeaders(files);
  expect(rules).toContain('/*.00000199.js');
  expect(rules).not.toContain('/*.00000100.js');
  expect(rules.split('\n\n').length).toBeLessThan(100);
});

describe('compressed files', () => {
  const long = 'text that repeats; '.repeat(100);

  test('are beside the text files of all folders', async () => {
    const site = await temporaryFolder({ 'index.html': long, 'a/b/chunk.js': long });
    await compressFiles(site.path);
    for (const file of ['index.html', 'a/b/chunk.js']) {
      const brotli = await readFile(join(site.path, `${file}.br`));
      const gzip = await readFile(join(site.path, `${file}.gz`));
      expect(brotliDecompressSync(brotli).toString()).toBe(long);
      expect(gunzipSync(gzip).toString()).toBe(long);
    }
    await site.remove();
  });

  test('take less time for large files and for all files of a large site', () => {
    expect(brotliQuality(100_000, 6_000_000)).toBe(10);
    expect(brotliQuality(500_000, 6_000_000)).toBe(5);
    expect(brotliQuality(100_000, 100_000_000)).toBe(5);
  });

  test('are not made of short files, of pictures, and of compressed files', async () => {
    const files = { 'short.js': 'a()', 'picture.webp': long, 'old.js.br': long };
    const site = await temporaryFolder(files);
    await compressFiles(site.path);
    expect((await readdir(site.path)).sort()).toEqual(Object.keys(files).sort());
    await site.remove();
  });
});
