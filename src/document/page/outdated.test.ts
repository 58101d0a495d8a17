// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { LOAD_FAILURE_NOTICE } from './loadFailure';
import { reloadIfOutdated } from './outdated';

const html = ({ entry = '/umi.11111111.js', data = '/search/data.22222222.json' } = {}) =>
  `<head><meta name="search-data" content="${data}"></head>
   <body>${LOAD_FAILURE_NOTICE}<script src="${entry}"></script></body>`;

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
  ['its first script', html({ entry: '/umi.33333333.js' })],
  ['the data of the search', html({ data: '/search/data.33333333.json' })],
])('a document is loaded again where the site has another name for %s', async (_, current) => {
  const fetch = answering(current);
  vi.stubGlobal('fetch', fetch);
  await check();
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/demo/single', { cache: 'no-cache' });
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['the site is the same', answering(html())],
  ['the page is no longer there', answering(html({ entry: '/umi.33333333.js' }), 404)],
  ['something else answers', answering('<!doctype html><h1>Sign in</h1>')],
  ['nothing answers', () => Promise.reject(new TypeError('offline'))],
])('a document stays where %s', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch);
  await check();
  expect(reload).not.toHaveBeenCalled();
});
