import { describe, expect, test } from 'vitest';
import {
  isCutForOffline,
  isForOffline,
  isPiece,
  pieceHash,
  pieceName,
  toOfflineFile,
  workerCode,
} from './offlineFiles';

describe('the files that a service worker keeps', () => {
  test.each([
    'index.html',
    'demo/tags/index.html',
    'assets/edit.1a2b3c4d.async.js',
    'assets/layout.1a2b3c4d.css',
    'search/data.json',
    'suggestions/a.json',
    'sources/shared/a.json',
    'live/frame.1a2b3c4d.html',
    'thumbnails/single-dark.avif',
    'favicon.svg',
  ])('%s is one', (name) => {
    expect(isForOffline(name)).toBe(true);
  });

  test.each([
    'service-worker.js',
    workerCode('1a2b3c4d'),
    'assets/export-scan.1a2b3c4d.async.js',
    'demo/tags.md',
    'llms.txt',
    'live/packages/zod.1a2b3c4d.js',
    'export/single.1a2b3c4d.json',
    'search/questions.1a2b3c4d.json',
    'sources/docs-demo-single.json',
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
])('%s is kept as %s, with its hash', (name, url) => {
  expect(toOfflineFile(name, 'hash')).toEqual({ url, hash: 'hash' });
});

test('only the texts of the search are kept in pieces', () => {
  expect(isCutForOffline('search/data.json')).toBe(true);
  expect(isCutForOffline('search/names.json')).toBe(false);
  expect(isCutForOffline('index.html')).toBe(false);
});

test('a piece has the name of its hash', () => {
  const name = pieceName('1a2b3c4d');
  expect(isPiece(name)).toBe(true);
  expect(pieceHash(`https://a.example/select/${name}`)).toBe('1a2b3c4d');
  expect(pieceHash('https://a.example/index.1a2b3c4d.js')).toBeUndefined();
  expect(isPiece('index.html')).toBe(false);
});

test('a file whose name changes with its content needs no hash', () => {
  const file = toOfflineFile('assets/umi.1a2b3c4d.js', 'hash');
  expect(file).toEqual({ url: './assets/umi.1a2b3c4d.js' });
});
