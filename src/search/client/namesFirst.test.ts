// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type SearchProblemKind, SearchProblem } from './searchState';
import { createSearchClient, SEARCH_DEBOUNCE } from './searchClient';
import { dataBytes, fakeParts, FakeWorker } from '../../../tests/unit/search/client/support';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

/** A client whose texts a test lets arrive or fail; `Clear` is a name, `button` is not. */
async function namedClient() {
  const { parts, workers } = fakeParts();
  let resolve: (data: ArrayBuffer) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const loadData = vi.fn(
    () =>
      new Promise<ArrayBuffer>((onArrival, onFailure) => {
        resolve = onArrival;
        reject = onFailure;
      }),
  );
  const refreshFiles = vi.fn(parts.refreshFiles);
  const client = createSearchClient({ ...parts, loadData, refreshFiles });
  client.start();
  await settle();
  return {
    client,
    workers,
    loadData,
    refreshFiles,
    search: async (query: string) => {
      client.type(query);
      await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE);
    },
    arrive: async () => {
      resolve(dataBytes());
      await settle();
    },
    fail: async (kind: SearchProblemKind = 'data-missing') => {
      reject(new SearchProblem(kind, 'status 404'));
      await settle();
    },
  };
}

describe('names before texts', () => {
  test('a query is answered from names, and again when the texts have arrived', async () => {
    const { client, search, arrive, workers } = await namedClient();
    await search('clear');
    const first = client.get();
    expect(first).toMatchObject({ phase: 'results', isPreliminary: true });
    await arrive();
    expect(client.get()).toMatchObject({ phase: 'results', isPreliminary: false });
    expect(client.get().answer).not.toBe(first.answer);
    expect(workers[0]?.questions).toEqual(['clear', 'clear']);
  });

  test('only what is still wanted is asked again', async () => {
    const { client, search, arrive, workers } = await namedClient();
    await search('clear');
    await search('');
    await arrive();
    expect(client.get()).toMatchObject({ phase: 'idle', answer: undefined });
    expect(workers[0]?.questions).toEqual(['clear']);
  });

  test('an answer that crosses with the texts is asked for again', async () => {
    const { client, search, arrive, workers } = await namedClient();
    workers[0]?.hold();
    await search('clear');
    await arrive();
    workers[0]?.release();
    await settle();
    expect(workers[0]?.questions).toEqual(['clear', 'clear']);
    expect(client.get().isPreliminary).toBe(false);
  });

  test.each(['button', 'clear the value of a single select with tags'])(
    'names do not say that there is nothing, and answer no question: %s',
    async (query) => {
      const { client, search, arrive } = await namedClient();
      await search(query);
      expect(client.get()).toMatchObject({ phase: 'loading', answer: undefined });
      await arrive();
      expect(client.get()).toMatchObject({ phase: 'results', answer: { query } });
    },
  );

  test('a list of names gives way to loading under a question, and not under a name', async () => {
    const { client, search, arrive } = await namedClient();
    await search('button');
    await search('tags');
    await search('clear');
    expect(client.get()).toMatchObject({ phase: 'results', answer: { query: 'clear' } });
    await search('clear the value of a single select with tags');
    expect(client.get().phase).toBe('loading');
    await arrive();
    expect(client.get()).toMatchObject({ phase: 'results', answer: { kind: 'question' } });
  });

  test('a reader who presses Enter waits for the texts where names do not do', async () => {
    const { client, arrive } = await namedClient();
    client.type('button');
    const answered = vi.fn();
    void client.flush().then(answered);
    await settle();
    expect(answered).not.toHaveBeenCalled();
    await arrive();
    expect(answered).toHaveBeenCalledOnce();
    expect(client.get().answer?.query).toBe('button');
  });
});

describe('without texts', () => {
  test('hints by names stay, and no failure is shown', async () => {
    const { client, search, fail } = await namedClient();
    await search('clear');
    await fail();
    expect(client.get()).toMatchObject({
      phase: 'results',
      problem: undefined,
      isPreliminary: false,
    });
  });

  test.each(['data-missing', 'data-slow', 'data-damaged'] as const)(
    'the failure is shown where names do not do, and a retry fetches the texts alone: %s',
    async (kind) => {
      const { client, search, fail, arrive, workers, loadData, refreshFiles } = await namedClient();
      await search('button');
      await fail(kind);
      expect(client.get()).toMatchObject({
        phase: 'failed',
        problem: { kind: kind.replace('data', 'texts') },
      });
      expect(refreshFiles).not.toHaveBeenCalled();
      client.retry();
      await settle();
      expect(client.get().phase).toBe('loading');
      await arrive();
      expect(client.get()).toMatchObject({ phase: 'results', problem: undefined });
      expect(refreshFiles.mock.calls).toEqual([[['search-data']]]);
      expect(loadData).toHaveBeenCalledTimes(2);
      expect(workers).toHaveLength(1);
    },
  );

  test('names are found while the failure is shown, which stays for other queries', async () => {
    const { client, search, fail, loadData } = await namedClient();
    await search('button');
    await fail();
    await search('buttons');
    expect(client.get().phase).toBe('failed');
    expect(loadData).toHaveBeenCalledOnce();
    await search('clear');
    expect(client.get()).toMatchObject({ phase: 'results', problem: undefined });
  });

  test('texts that failed before they were needed are fetched again when they are', async () => {
    const { client, search, fail, arrive, loadData } = await namedClient();
    await fail();
    await search('clear');
    expect(loadData).toHaveBeenCalledOnce();
    await search('button');
    await arrive();
    expect(client.get()).toMatchObject({ phase: 'results', answer: { query: 'button' } });
  });

  test('a worker that stops over the texts is started again when there is a query', async () => {
    const { client, search, workers } = await namedClient();
    await search('clear');
    workers[0]?.crash();
    await settle();
    expect(client.get().phase).toBe('results');
    await search('tags');
    expect(workers).toHaveLength(2);
    expect(client.get()).toMatchObject({ phase: 'results', answer: { query: 'tags' } });
  });

  test('a worker that stops over the texts each time is reported', async () => {
    vi.spyOn(FakeWorker.prototype, 'deliver').mockImplementation(function (
      this: FakeWorker,
      answer,
    ) {
      const metadata = this.requests.filter(({ action }) => action === 'generate-metadata');
      if (metadata.length > 1) this.crash();
      else this.onmessage?.(new MessageEvent('message', { data: answer }));
    });
    const { parts, workers } = fakeParts();
    const client = createSearchClient(parts);
    client.type('button');
    await client.flush();
    await settle();
    expect(client.get()).toMatchObject({ phase: 'failed', problem: { kind: 'worker-stopped' } });
    expect(workers).toHaveLength(2);
    vi.restoreAllMocks();
  });
});

test('a query that is typed again with a blank does not end the search', async () => {
  const { client, search, arrive } = await namedClient();
  await arrive();
  await search('clear');
  await search('clear ');
  await search('button');
  expect(client.get().answer?.query).toBe('button');
});
