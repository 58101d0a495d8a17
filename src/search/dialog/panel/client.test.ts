import { expect, test } from 'vitest';
import { fetchData, type Fetch } from './client';

test('returns the bytes of the file', async () => {
  const fetch: Fetch = () => Promise.resolve(new Response('{}'));
  expect((await fetchData('/search/data.json', fetch)).byteLength).toBe(2);
});

test('a missing file is reported with address and status', async () => {
  const fetch: Fetch = () => Promise.resolve(new Response('', { status: 404 }));
  await expect(fetchData('/search/data.json', fetch)).rejects.toMatchObject({
    kind: 'data-missing',
    detail: '/search/data.json: status 404',
  });
});

test('a network failure counts as a missing file', async () => {
  const fetch: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(fetchData('/d', fetch)).rejects.toMatchObject({
    kind: 'data-missing',
    detail: '/d: TypeError: Failed to fetch',
  });
});

test('a file that does not arrive in time is given up', async () => {
  const fetch: Fetch = (_, { signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  await expect(fetchData('/d', fetch, 1)).rejects.toMatchObject({
    kind: 'data-slow',
    detail: '/d: 1 ms',
  });
});
