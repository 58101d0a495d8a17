import { describe, expect, test, vi } from 'vitest';
import { createResources, servedAddress } from './resources';
import type { ToFrame } from '../frame/protocol';

const PATH = '/suggestions/b.json?q=b';

function setUp(answer: (url: string, init: RequestInit) => Promise<Response>) {
  const fetch = vi.fn(answer);
  const replies: ToFrame[] = [];
  const resources = createResources(
    {
      addressOf: servedAddress('/base', ['suggestions']),
      fetch: fetch as unknown as typeof globalThis.fetch,
    },
    (message) => replies.push(message),
  );
  return { fetch, replies, resources };
}

const never = () => new Promise<Response>(() => undefined);

describe('a frame may read', () => {
  const addressOf = servedAddress('/base', ['suggestions']);

  test('files of served folders, below the base path', () => {
    expect(addressOf(PATH)).toBe(`/base${PATH}`);
    expect(addressOf('/suggestions/z.json')).toBe('/base/suggestions/z.json');
    expect(addressOf('/suggestions/a/b.json')).toBe('/base/suggestions/a/b.json');
  });

  test.each([
    '',
    '/',
    '/suggestions/',
    '/suggestions/../secret.json',
    '/suggestions/%2e%2e/secret.json',
    '/suggestions/b.json/../../x',
    '/other/b.json',
    '/suggestions/.b.json',
    '/suggestions/b.json#x',
    '//example.com/suggestions/b.json',
    'https://example.com/suggestions/b.json',
    '/suggestions/b.json\n',
  ])('nothing else: %j', (address) => {
    expect(addressOf(address)).toBeUndefined();
    const { fetch, replies, resources } = setUp(never);
    resources.handle({ type: 'fetch', id: 1, address });
    expect(replies).toEqual([{ type: 'refused', id: 1 }]);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a request of a frame', () => {
  test('is sent without cookies, and its response passed on with its status', async () => {
    const { fetch, replies, resources } = setUp(() =>
      Promise.resolve(new Response('no', { status: 404, headers: { 'content-type': 'a/b' } })),
    );
    resources.handle({ type: 'fetch', id: 7, address: PATH });
    await vi.waitFor(() =>
      expect(replies).toEqual([
        { type: 'response', id: 7, status: 404, contentType: 'a/b', body: 'no' },
      ]),
    );
    expect(fetch).toHaveBeenCalledWith(
      `/base${PATH}`,
      expect.objectContaining({ credentials: 'omit' }),
    );
  });

  test.each([
    ['fails', () => Promise.reject(new TypeError('down'))],
    ['returns too much', () => Promise.resolve(new Response('x'.repeat(1024 * 1024 + 1)))],
  ])('is rejected without a reason when it %s', async (_, answer) => {
    const { replies, resources } = setUp(answer);
    resources.handle({ type: 'fetch', id: 1, address: PATH });
    await vi.waitFor(() => expect(replies).toEqual([{ type: 'refused', id: 1 }]));
  });

  test('is one of at most eight at a time, each with its own id', () => {
    const { fetch, replies, resources } = setUp(never);
    for (const id of [1, 2, 2, 3, 4, 5, 6, 7, 8, 9]) {
      resources.handle({ type: 'fetch', id, address: PATH });
    }
    expect(fetch).toHaveBeenCalledTimes(8);
    expect(replies).toEqual([
      { type: 'refused', id: 2 },
      { type: 'refused', id: 9 },
    ]);
  });

  test('is cancelled by the frame, or when the frame is removed', () => {
    const signals: AbortSignal[] = [];
    const { replies, resources } = setUp((_, { signal }) => {
      if (signal) signals.push(signal);
      return never();
    });
    for (const id of [1, 2, 3]) resources.handle({ type: 'fetch', id, address: PATH });
    resources.handle({ type: 'abort', id: 2 });
    resources.handle({ type: 'abort', id: 99 });
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true, false]);
    resources.close();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
    expect(replies).toEqual([]);
  });
});
