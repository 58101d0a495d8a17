import { isDataScarce } from './dataSaver';
import { createStore, type Readable } from './store';

/** Something that is loaded on request, once for everyone who asks. */
export interface Loadable<Value> {
  /** The value, if it has arrived. */
  get: () => Value | undefined;
  /**
   * Loads it. Everyone who asks meanwhile shares the promise; after a failure it is requested
   * again.
   */
  load: () => Promise<Value>;
  /**
   * Loads it ahead, for a reader who points at its button, unless they save data. A failure stays
   * silent here; the reader is told when they press.
   */
  prepare: () => void;
}

/** The same for a component, which renders again when the value arrives. */
export interface Loader<Value> extends Loadable<Value>, Readable<Value | undefined> {}

/**
 * webpack forgets a chunk that failed, and requests it again. The browser does not: a file that
 * arrived broken, with status 200 and a name that may be cached for ever, is not requested again.
 * webpack puts the address into `request`, for scripts and style sheets.
 */
async function refreshCache(failure: unknown): Promise<void> {
  if (!(failure instanceof Error && 'request' in failure)) return;
  const { request } = failure;
  if (typeof request !== 'string') return;
  try {
    // To the end, or there is nothing in the cache yet when webpack asks.
    await (await fetch(request, { cache: 'reload' })).arrayBuffer();
  } catch {
    // Not there this time either; the import is going to say so.
  }
}

/**
 * Creates a loader.
 *
 * @param request - Requests it. What fetches a file itself passes the cache mode on, so that a
 *   second attempt does not get the broken file of the first.
 */
export function createLoader<Value>(
  request: (cache: RequestCache) => Promise<Value>,
): Loader<Value> {
  const arrived = createStore<Value | undefined>(undefined);
  let loading: Promise<Value> | undefined;
  let failure: unknown;

  async function attempt(): Promise<Value> {
    if (failure !== undefined) await refreshCache(failure);
    const value = await request(failure === undefined ? 'default' : 'reload');
    arrived.set(value);
    return value;
  }

  function load(): Promise<Value> {
    loading ??= attempt().catch((error: unknown) => {
      failure = error;
      loading = undefined;
      throw error;
    });
    return loading;
  }

  return {
    get: arrived.get,
    initial: arrived.initial,
    subscribe: arrived.subscribe,
    load,
    prepare() {
      if (!isDataScarce(navigator)) load().catch(() => undefined);
    },
  };
}
