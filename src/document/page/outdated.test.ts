// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { LOAD_FAILURE_NOTICE } from './loadFailure';
import { reloadIfOutdated } from './outdated';

const HERE = {
  entry: '/umi.11111111.js',
  worker: '/search/worker.22222222.js',
  page: '/demo/single',
  chunk: 'single.33333333',
};

const html = (now: Partial<typeof HERE> = {}) => {
  const { entry, worker, page, chunk } = { ...HERE, ...now };
  return `<head><meta name="search-worker" content="${worker}"></head>
    <body>${LOAD_FAILURE_NOTICE}<script src="${entry}"></script>
    <script type="application/json" id="page-scripts">{"shell":["${chunk}"]}</script>
    <script type="application/json" id="page-data">{"path":"${page}","toc":[]}</script></body>`;
};

const reload = vi.fn();

const check = () =>
  reloadIfOutdated(new DOMParser().parseFromString(html(), 'text/html'), {
    pathname: '/demo/single',
    reload,
  });

afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
});

const answering = (text: string, status = 200) =>
  vi.fn(() => Promise.resolve(new Response(text, { status })));

test.each([
  ['its first script', html({ entry: '/umi.44444444.js' })],
  ['the worker of the search', html({ worker: '/search/worker.44444444.js' })],
  ['a script of the page', html({ chunk: 'single.44444444' })],
])('a document is loaded again where the site has another name for %s', async (_, current) => {
  const fetch = answering(current);
  vi.stubGlobal('fetch', fetch);
  await check();
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/demo/single', { cache: 'no-cache' });
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['the site is the same', answering(html())],
  ['the reader has gone on', answering(html({ page: '/demo/tags', chunk: 'tags.44444444' }))],
  ['the page is no longer there', answering(html({ entry: '/umi.44444444.js' }), 404)],
  ['something else answers', answering('<!doctype html><h1>Sign in</h1>')],
  ['nothing answers', () => Promise.reject(new TypeError('offline'))],
])('a document stays where %s', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch);
  await check();
  expect(reload).not.toHaveBeenCalled();
});
