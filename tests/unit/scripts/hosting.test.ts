import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { brotliQuality, compressFiles } from '../../../scripts/hosting/compressFiles';
import { SERVICE_WORKER } from '../../../src/offline/offlineFiles';
import { headersOf } from '../../../scripts/hosting/headerRules';
import { apache, cloudflare, nginx, vercel } from './hosts';
import { temporaryFolder } from './temporaryFolder';

describe('the files for hosts say what the preview server sends', () => {
  const FILES = [
    'index.html',
    '404.html',
    'demo/single/index.html',
    'umi.1a2b3c4d.js',
    'docs__demo__single.md.1a2b3c4d.async.js',
    'umi.1a2b3c4d.css',
    'docs__index.md.1a2b3c4d.chunk.css',
    'search/worker.1a2b3c4d.js',
    'search/data.1a2b3c4d.json',
    'export/data.1a2b3c4d.json',
    'live/frame.1a2b3c4d.html',
    'suggestions/a.json',
    'sources/skin/select.css',
    'sources/suggestions/DelaySelect.tsx',
    'sources/suggestions/fetchSuggestions.ts',
    'favicon.svg',
    SERVICE_WORKER,
  ];

  test.each(FILES)('nginx and Apache for %s', (file) => {
    expect(nginx()(`/${file}`)).toEqual(headersOf(file));
    expect(apache()(`/${file}`)).toEqual(headersOf(file));
    expect(apache()(`/${file}.br`)).toEqual(headersOf(file));
  });

  test.each(FILES)('Netlify, Cloudflare and Vercel for %s, which revalidate by default', (file) => {
    const { 'cache-control': caching, ...others } = headersOf(file);
    const expected = caching === 'no-cache' ? others : { ...others, 'cache-control': caching };
    expect(cloudflare(FILES)(`/${file}`)).toEqual(expected);
    expect(vercel(FILES)(`/${file}`)).toEqual(expected);
  });

  test.each([
    ['Cloudflare', cloudflare],
    ['Vercel', vercel],
  ])('%s has no rule that lets "not found" be cached for a file of an older build', (_, host) => {
    for (const file of FILES.filter((name) => name.includes('1a2b3c4d'))) {
      const old = `/${file.replace('1a2b3c4d', '0123abcd')}`;
      expect(host(FILES)(old)).not.toHaveProperty('cache-control');
    }
  });

  test('the samples include files of every kind', () => {
    const kinds = new Set(FILES.map((file) => JSON.stringify(headersOf(file))));
    expect(kinds.size).toBe(3);
  });
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
