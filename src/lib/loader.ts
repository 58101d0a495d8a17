import { isDataScarce } from './dataSaver';
import { refreshCache } from './refreshCache';
import { createStore, type Readable } from './store';

/** Something that is loaded on request, once for all callers. */
export interface Loadable<Value> {
  /** The value, if it has arrived. */
  get: () => Value | undefined;
  /**
   * Loads it. All callers share the promise; after a failure, which is in the console then, it is
   * requested again.
   */
  load: () => Promise<Value>;
  /**
   * Loads it ahead, for a reader who points at its button, unless they save data. A failure is not
   * reported before they press.
   */
  prepare: () => void;
}

/** Something loaded on request for a component, which renders again when the value arrives. */
export interface Loader<Value> extends Loadable<Value>, Readable<Value | undefined> {}

/** Errors of chunks that several loaders have waited for. */
const reported = new WeakSet<Error>();

/** Writes to the console why something did not arrive (H1), once. */
function report(error: unknown): void {
  if (error instanceof Error) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  reportError(error);
}

/** The script or style sheet that webpack could not load, which it puts into `request`. */
function failedFile(failure: unknown): string | undefined {
  if (!(failure instanceof Error && 'request' in failure)) return undefined;
  return typeof failure.request === 'string' ? failure.request : undefined;
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
    const file = failedFile(failure);
    // webpack requests a chunk again that failed, but the browser may have it in its cache.
    if (file !== undefined) await refreshCache(file);
    const value = await request(failure === undefined ? 'default' : 'reload');
    arrived.set(value);
    return value;
  }

  function load(): Promise<Value> {
    loading ??= attempt().catch((error: unknown) => {
      failure = error;
      loading = undefined;
      report(error);
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
