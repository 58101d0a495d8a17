import { isDataScarce } from './dataSaver';
import { createStore, type Readable } from './store';

/** Something that is loaded on request, once for all callers. */
export interface Loadable<Value> {
  /** The value, if it has arrived. */
  get: () => Value | undefined;
  /**
   * Loads it. All callers share the promise; after a failure it is requested again.
   */
  load: () => Promise<Value>;
  /**
   * Loads it ahead, for a reader who points at its button, unless they save data. A failure is not
   * reported before they press.
   */
  prepare: () => void;
}

/** The same for a component, which renders again when the value arrives. */
export interface Loader<Value> extends Loadable<Value>, Readable<Value | undefined> {}

/**
 * Replaces a broken file in the cache of the browser. webpack requests a chunk again that failed,
 * but the browser does not request a file again that arrived with status 200 and may be cached for
 * ever. webpack puts the address of a script or style sheet into `request`.
 */
async function refreshCache(failure: unknown): Promise<void> {
  if (!(failure instanceof Error && 'request' in failure)) return;
  const { request } = failure;
  if (typeof request !== 'string') return;
  try {
    // Read to the end, or it is not in the cache yet when webpack asks for it.
    await (await fetch(request, { cache: 'reload' })).arrayBuffer();
  } catch {
    // It failed again; the import reports that.
  }
}

/**
 * Creates a loader.
 *
 * @param request - Requests it. If it calls `fetch`, it passes the cache mode on, so that a second
 *   attempt does not get the broken file of the first.
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
