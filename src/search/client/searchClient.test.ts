// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SearchProblem } from './searchState';
import { createSearchClient, SEARCH_DEBOUNCE } from './searchClient';
import { type SearchFile } from './stage';
import { dataBytes, fakeParts, FakeWorker } from '../../../tests/unit/search/client/support';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Leaves the search with the texts alone. */
const NO_NAMES = () => Promise.reject(new SearchProblem('data-missing', 'status 404'));

const settle = () => vi.advanceTimersByTimeAsync(0);

/** A client that has its data. */
async function readyClient() {
  const { parts, workers } = fakeParts();
  const client = createSearchClient(parts);
  client.start();
  await settle();
  const worker = workers[0];
  if (!worker) throw new Error('no worker was started');
  return { client, worker, workers };
}

async function searchFor(client: ReturnType<typeof createSearchClient>, query: string) {
  client.type(query);
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE);
}

describe('the client of the search', () => {
  test('does nothing before the first call', () => {
    const { parts, workers } = fakeParts();
    expect(createSearchClient(parts).get().phase).toBe('idle');
    expect(workers).toHaveLength(0);
  });

  test('waits until typing has paused for 200 ms (D7)', async () => {
    expect(SEARCH_DEBOUNCE).toBe(200);
    const { client, worker } = await readyClient();
    for (const query of ['v', 'va', 'val']) {
      client.type(query);
      await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE - 1);
    }
    expect(worker.questions).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(worker.questions).toEqual(['val']);
    expect(client.get()).toMatchObject({ phase: 'results', answer: { query: 'val' } });
  });

  test('reports loading until the first data has arrived, and keeps each list until the next (D7)', async () => {
    const { parts, workers } = fakeParts();
    let arrive: (data: ArrayBuffer) => void = () => undefined;
    const client = createSearchClient({
      ...parts,
      loadNames: NO_NAMES,
      loadData: () => new Promise((resolve) => (arrive = resolve)),
    });
    await searchFor(client, 'value');
    expect(client.get().phase).toBe('loading');
    arrive(dataBytes());
    await settle();
    expect(client.get().phase).toBe('results');
    workers[0]?.hold();
    await searchFor(client, 'qqqqqq');
    expect(client.get()).toMatchObject({ phase: 'results', answer: { query: 'value' } });
    workers[0]?.release();
    await settle();
    expect(client.get()).toMatchObject({ phase: 'empty', answer: { query: 'qqqqqq' } });
  });

  test('drops the answer to an outdated query, however fast the reader types', async () => {
    const { client, worker } = await readyClient();
    const seen: string[] = [];
    client.subscribe(() => seen.push(client.get().answer?.query ?? ''));
    worker.hold();
    await searchFor(client, 'value');
    await searchFor(client, 'clear');
    await searchFor(client, 'tags');
    worker.release();
    await settle();
    expect(worker.questions).toEqual(['value', 'tags']);
    expect(new Set(seen)).toEqual(new Set(['', 'tags']));
  });

  test('is idle again at once when the field is blank, and drops a late answer (D7)', async () => {
    const { client, worker } = await readyClient();
    await searchFor(client, 'value');
    worker.hold();
    await searchFor(client, 'tags');
    client.type('   ');
    await settle();
    expect(client.get()).toMatchObject({ phase: 'idle', answer: undefined });
    worker.release();
    await settle();
    expect(client.get()).toMatchObject({ phase: 'idle', answer: undefined });
    expect(worker.questions).toEqual(['value', 'tags']);
  });

  test.each([
    ['has stopped', (worker: FakeWorker) => worker.crash()],
    ['hangs', () => vi.advanceTimersByTime(10_000)],
  ])('restarts a worker that %s, once, and sends the query again', async (_, harm) => {
    const { client, worker, workers } = await readyClient();
    worker.hold();
    await searchFor(client, 'value');
    harm(worker);
    await settle();
    expect(workers).toHaveLength(2);
    expect(worker.isTerminated).toBe(true);
    expect(client.get()).toMatchObject({ phase: 'results', answer: { query: 'value' } });
  });

  test('reports when the worker stops a second time, and allows a retry', async () => {
    const { client, worker, workers } = await readyClient();
    vi.spyOn(FakeWorker.prototype, 'postMessage').mockImplementation(function (
      this: FakeWorker,
      message,
    ) {
      if (message.action === 'get-search-result') this.crash();
      else this.deliver({ action: 'metadata-ready', id: message.id, entries: 1 });
    });
    await searchFor(client, 'value');
    expect(workers).toHaveLength(2);
    expect(client.get()).toMatchObject({
      phase: 'failed',
      problem: { kind: 'worker-stopped', detail: 'out of memory' },
    });
    vi.restoreAllMocks();
    client.retry();
    await settle();
    expect(worker.isTerminated).toBe(true);
    expect(client.get()).toMatchObject({ phase: 'results', problem: undefined });
  });

  test('missing data is reported on the first query, and fetched again on retry', async () => {
    const { parts } = fakeParts();
    const loadData = vi
      .fn<() => Promise<ArrayBuffer>>()
      .mockRejectedValueOnce(new SearchProblem('data-missing', 'status 404'))
      .mockRejectedValueOnce(new SearchProblem('data-missing', 'status 404'))
      .mockImplementation(() => Promise.resolve(dataBytes()));
    const client = createSearchClient({ ...parts, loadNames: NO_NAMES, loadData });
    client.start();
    await settle();
    expect(client.get().phase).toBe('idle');
    await searchFor(client, 'value');
    expect(client.get()).toMatchObject({ phase: 'failed', problem: { kind: 'data-missing' } });
    client.retry();
    await settle();
    expect(client.get().phase).toBe('results');
  });

  test('files that did not do are refreshed before they are requested again, and only then', async () => {
    const { parts, workers } = fakeParts();
    const refreshFiles = vi.fn((files: readonly SearchFile[]) => {
      if (files.includes('search-worker')) expect(workers).toHaveLength(1);
      return Promise.resolve();
    });
    const loadData = vi
      .fn(parts.loadData)
      .mockRejectedValueOnce(new SearchProblem('data-damaged', 'half of it'));
    const client = createSearchClient({
      ...parts,
      loadNames: NO_NAMES,
      loadData,
      refreshFiles,
    });
    await searchFor(client, 'value');
    expect(client.get().phase).toBe('failed');
    expect(refreshFiles).not.toHaveBeenCalled();
    client.retry();
    await settle();
    expect(client.get().phase).toBe('results');
    expect(refreshFiles.mock.calls).toEqual([
      [['search-worker', 'search-names']],
      [['search-data']],
    ]);
  });
});
