import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLoader } from './loader';

/** What webpack throws when a chunk fails to load. */
class ChunkError extends Error {
  readonly request = '/edit.1a2b3c4d.async.js';
}

/** Fails so many times, then succeeds. */
function failing(times: number, error = new Error('down')) {
  return vi.fn((cache: RequestCache) => {
    if (times === 0) return Promise.resolve({ cache });
    times -= 1;
    return Promise.reject(error);
  });
}

const reportError = vi.fn();

beforeEach(() => vi.stubGlobal('reportError', reportError.mockClear()));
afterEach(() => vi.unstubAllGlobals());

describe('a loader', () => {
  test('requests nothing by itself, and only once for all callers', async () => {
    const request = failing(0);
    const loader = createLoader(request);
    expect(request).not.toHaveBeenCalled();
    const [first, second] = await Promise.all([loader.load(), loader.load()]);
    expect(await loader.load()).toBe(first);
    expect(second).toBe(first);
    expect(request).toHaveBeenCalledOnce();
  });

  test('returns the value synchronously once it has arrived, and notifies its listeners', async () => {
    const loader = createLoader(failing(0));
    const listener = vi.fn();
    loader.subscribe(listener);
    expect(loader.get()).toBeUndefined();
    const value = await loader.load();
    expect(loader.get()).toBe(value);
    expect(listener).toHaveBeenCalledOnce();
  });

  test("requests again after a failure, bypassing the browser's cache", async () => {
    const request = failing(1);
    const loader = createLoader(request);
    await expect(loader.load()).rejects.toThrow('down');
    expect(loader.get()).toBeUndefined();
    expect(await loader.load()).toEqual({ cache: 'reload' });
    expect(request.mock.calls).toEqual([['default'], ['reload']]);
  });

  test('writes each failure to the console, and the one of a chunk that several wait for once', async () => {
    const error = new Error('Loading chunk edit failed.');
    const loaders = [createLoader(failing(1, error)), createLoader(failing(1, error))];
    await Promise.allSettled(loaders.map((loader) => loader.load()));
    expect(reportError.mock.calls).toEqual([[error]]);
  });

  test('requests again after a synchronous failure', async () => {
    let isBroken = true;
    const loader = createLoader(() => {
      if (isBroken) throw new Error('no meta element');
      return Promise.resolve('here');
    });
    await expect(loader.load()).rejects.toThrow('no meta element');
    isBroken = false;
    expect(await loader.load()).toBe('here');
  });

  test('replaces a broken chunk in the cache before importing it again', async () => {
    let endBody: () => void = () => undefined;
    const body = new Promise<ArrayBuffer>((resolve) => {
      endBody = () => resolve(new ArrayBuffer());
    });
    const fetch = vi.fn(() => Promise.resolve({ arrayBuffer: () => body }));
    vi.stubGlobal('fetch', fetch);
    const request = failing(1, new ChunkError());
    const loader = createLoader(request);
    await expect(loader.load()).rejects.toThrow();
    expect(fetch).not.toHaveBeenCalled();
    const again = loader.load();
    await vi.waitFor(() =>
      expect(fetch).toHaveBeenCalledExactlyOnceWith(
        '/edit.1a2b3c4d.async.js',
        expect.objectContaining({ cache: 'reload' }),
      ),
    );
    await new Promise((resolve) => setImmediate(resolve));
    expect(request).toHaveBeenCalledOnce();
    endBody();
    await again;
    expect(request).toHaveBeenCalledTimes(2);
  });

  test.for(['a text', new Error('down'), Object.assign(new Error(), { request: {} })])(
    'fetches nothing itself after a failure that names no chunk: %s',
    async (error) => {
      const fetch = vi.fn();
      vi.stubGlobal('fetch', fetch);
      const loader = createLoader(
        vi.fn(() => Promise.resolve('here')).mockRejectedValueOnce(error),
      );
      await loader.load().catch(() => undefined);
      expect(await loader.load()).toBeTruthy();
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  test('reports the failure of the import when the chunk cannot be fetched either, and can be retried', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const loader = createLoader(failing(2, new ChunkError('chunk')));
    await expect(loader.load()).rejects.toThrow();
    await expect(loader.load()).rejects.toThrow('chunk');
    expect(await loader.load()).toBeTruthy();
  });
});

describe('loading ahead', () => {
  test.each([
    [{}],
    [{ connection: {} }],
    [{ connection: null }],
    [{ connection: { saveData: false, effectiveType: '4g' } }],
    [{ connection: { effectiveType: '3g' } }],
  ])('happens with %j', (navigator) => {
    vi.stubGlobal('navigator', navigator);
    const request = failing(0);
    createLoader(request).prepare();
    expect(request).toHaveBeenCalledOnce();
  });

  test.each([
    [{ connection: { saveData: true, effectiveType: '4g' } }],
    [{ connection: { saveData: false, effectiveType: '2g' } }],
    [{ connection: { effectiveType: 'slow-2g' } }],
  ])('does not happen with %j, but a press still loads', async (navigator) => {
    vi.stubGlobal('navigator', navigator);
    const request = failing(0);
    const loader = createLoader(request);
    loader.prepare();
    expect(request).not.toHaveBeenCalled();
    await loader.load();
    expect(request).toHaveBeenCalledOnce();
  });

  test('does not report a failure, and a press requests again', async () => {
    vi.stubGlobal('navigator', {});
    const request = failing(1);
    const loader = createLoader(request);
    loader.prepare();
    await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
    await Promise.resolve();
    await vi.waitFor(() => expect(loader.load()).resolves.toBeTruthy());
  });
});
