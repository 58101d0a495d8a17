import { createStore, type Readable } from '../../base/store';
import { toProblem } from './problem';
import { type SearchWorker, type SearchWorkerParts, startSearchWorker } from './searchWorker';
import { IDLE, type Answer, type SearchState } from './state';

/** How long typing has to pause before a search, in milliseconds (D7). */
export const SEARCH_DEBOUNCE = 200;

/** How often a worker that stopped is started again before the failure is shown. */
const RESTARTS = 1;

/** What a client is made of; tests give their own. */
export interface SearchClientParts extends SearchWorkerParts {
  /** Replaces broken files in the cache of the browser, ahead of another attempt. */
  refreshFiles: () => Promise<unknown>;
}

/** The page's side of the search, without its interface. */
export interface SearchClient extends Readable<SearchState> {
  /** Starts the worker and fetches the data ahead of the first query. */
  start(): void;
  /** Takes what the reader has typed so far. */
  type(query: string): void;
  /** Searches at once for what was typed; resolves when there is an answer or a problem. */
  flush(): Promise<void>;
  /** Tries again after a problem. */
  retry(): void;
}

/**
 * Creates a client. At most one request is pending; meanwhile only the latest query is kept, and an
 * answer to any other query is dropped.
 */
export function createSearchClient(parts: SearchClientParts): SearchClient {
  const store = createStore(IDLE);
  let starting: Promise<SearchWorker> | undefined;
  let isReady = false;
  let hasFailed = false;
  let asking: Promise<void> | undefined;
  let restartsLeft = RESTARTS;
  let wanted = '';
  let debounce: ReturnType<typeof setTimeout> | undefined;

  function update(next: Partial<SearchState>) {
    store.set({ ...store.get(), ...next });
  }

  function started(): Promise<SearchWorker> {
    starting ??= startWorker();
    return starting;
  }

  async function startWorker(): Promise<SearchWorker> {
    if (hasFailed) await parts.refreshFiles();
    const worker = await startSearchWorker(parts);
    isReady = true;
    hasFailed = false;
    return worker;
  }

  function forget() {
    starting = undefined;
    isReady = false;
    hasFailed = true;
  }

  async function search(query: string): Promise<Answer> {
    const { kind, isWeak, groups, top, total, nearest } = await (await started()).search(query);
    return { query, kind, isWeak, groups, top, total, nearest };
  }

  function fail(error: unknown) {
    const problem = toProblem(error);
    void starting?.then((worker) => worker.close()).catch(() => undefined);
    forget();
    if (problem.kind === 'worker-stopped' && restartsLeft > 0) restartsLeft -= 1;
    else update({ phase: 'failed', problem });
  }

  async function askUntilSettled() {
    while (wanted && wanted !== store.get().answer?.query && store.get().phase !== 'failed') {
      if (!isReady && !store.get().answer) update({ phase: 'loading' });
      try {
        const answer = await search(wanted);
        restartsLeft = RESTARTS;
        if (answer.query === wanted) update({ phase: answer.total ? 'results' : 'empty', answer });
      } catch (error) {
        fail(error);
      }
    }
    asking = undefined;
  }

  async function flush() {
    clearTimeout(debounce);
    debounce = undefined;
    wanted = store.get().query.trim();
    if (store.get().phase === 'failed') return;
    if (!wanted) update({ phase: 'idle', answer: undefined });
    else await (asking ??= askUntilSettled());
  }

  return {
    get: store.get,
    initial: store.initial,
    subscribe: store.subscribe,
    start() {
      started().catch(() => {
        // Nobody waits for it yet; the first query tries again and reports the failure.
        if (!asking) forget();
      });
    },
    type(query) {
      update({ query });
      clearTimeout(debounce);
      if (query.trim()) debounce = setTimeout(() => void flush(), SEARCH_DEBOUNCE);
      else void flush();
    },
    flush,
    retry() {
      restartsLeft = RESTARTS;
      update({ phase: 'idle', problem: undefined });
      void flush();
    },
  };
}
