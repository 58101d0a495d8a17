import { describe, expect, test } from 'vitest';
import { isForOffline, toOfflineFile } from './offlineFiles';

describe('the files that a service worker keeps', () => {
  test.each([
    'index.html',
    'demo/tags/index.html',
    'edit.1a2b3c4d.async.js',
    'layout.1a2b3c4d.css',
    'search/data.1a2b3c4d.json',
    'suggestions/a.json',
    'live/frame.1a2b3c4d.html',
    'thumbnails/single-dark.avif',
    'favicon.svg',
  ])('%s is one', (name) => {
    expect(isForOffline(name)).toBe(true);
  });

  test.each([
    'service-worker.js',
    'demo/tags.md',
    'llms.txt',
    'export/single.1a2b3c4d.json',
    'reference.json',
    'index.html.br',
    'thumbnails/single.webp',
    '_headers',
  ])('%s is none', (name) => {
    expect(isForOffline(name)).toBe(false);
  });
});

test.each([
  ['index.html', './'],
  ['demo/tags/index.html', './demo/tags'],
  ['404.html', './404.html'],
])('%s is kept as %s, with its hash', async (name, url) => {
  const hashOf = (file: string) => Promise.resolve(`hash of ${file}`);
  expect(await toOfflineFile(name, hashOf)).toEqual({ url, hash: `hash of ${name}` });
});

test('a file whose name changes with its content needs no hash', async () => {
  const file = await toOfflineFile('umi.1a2b3c4d.js', () => Promise.resolve('hash'));
  expect(file).toEqual({ url: './umi.1a2b3c4d.js' });
});
