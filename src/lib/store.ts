/** A value outside of React that can be read and observed. */
export interface Readable<Value> {
  get: () => Value;
  /** The first value: what the server renders with, and what the page hydrates with. */
  initial: () => Value;
  /** Calls `listener` after each change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** A value outside of React that parts of the page share. */
export interface Store<Value> extends Readable<Value> {
  set: (value: Value) => void;
}

/**
 * Creates a store. Setting the value that it already has notifies nobody.
 *
 * @param initial - The first value.
 * @param schedule - When listeners are notified: by default at once, with `oncePerFrame` later and
 *   together.
 */
export function createStore<Value>(
  initial: Value,
  schedule: (notify: () => void) => { request: () => void } = (notify) => ({ request: notify }),
): Store<Value> {
  const listeners = new Set<() => void>();
  const notification = schedule(() => listeners.forEach((listener) => listener()));
  let current = initial;
  return {
    get: () => current,
    initial: () => initial,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      notification.request();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
