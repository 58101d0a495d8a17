import { createStore, type Readable } from '../../base/store';
import { connect, type Connection, type ConnectionParts } from './connection';
import { toProblem } from './problem';
import { IDLE, type Answer, type SearchState } from './state';

/** Input is quiet for so long before it is searched for, in milliseconds (D7). */
export const SEARCH_DEBOUNCE = 200;

/** A worker that stopped is started again so many times before the reader is told. */
const RESTARTS = 1;

/** The page's side of search, without anything to see. */
export interface SearchClient extends Readable<SearchState> {
  /** Starts worker and data ahead of the first question. */
  start(): void;
  /** Takes what the reader has typed so far. */
  type(query: string): void;
  /** Searches at once for what was typed; resolves when there is an answer or a problem. */
  flush(): Promise<void>;
  /** Tries again after a problem. */
  retry(): void;
}

/**
 * Creates a client. At most one question is on its way; meanwhile only the latest wish is kept. So
 * an answer is either to the latest wish or dropped, however fast the reader types and in whatever
 * order a worker answers.
 */
export function createSearchClient(parts: ConnectionParts): SearchClient {
  const store = createStore(IDLE);
  let connection: Promise<Connection> | undefined;
  let isConnected = false;
  let asking: Promise<void> | undefined;
  let restartsLeft = RESTARTS;
  let wanted = '';
  let debounce: ReturnType<typeof setTimeout> | undefined;

  function update(next: Partial<SearchState>) {
    store.set({ ...store.get(), ...next });
  }

  function connected(): Promise<Connection> {
    connection ??= connect(parts).then((made) => {
      isConnected = true;
      return made;
    });
    return connection;
  }

  function forget() {
    connection = undefined;
    isConnected = false;
  }

  async function search(query: string): Promise<Answer> {
    const { groups, top, total, nearest } = await (await connected()).search(query);
    return { query, groups, top, total, nearest };
  }

  function fail(error: unknown) {
    const problem = toProblem(error);
    void connection?.then((made) => made.close()).catch(() => undefined);
    forget();
    if (problem.kind === 'worker-stopped' && restartsLeft > 0) restartsLeft -= 1;
    else update({ phase: 'failed', problem });
  }

  async function askUntilSettled() {
    while (wanted && wanted !== store.get().answer?.query && store.get().phase !== 'failed') {
      if (!isConnected && !store.get().answer) update({ phase: 'loading' });
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
      connected().catch(() => {
        // Nobody waits for it yet; the first question tries again and tells.
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
