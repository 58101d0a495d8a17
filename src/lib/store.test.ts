import { describe, expect, test, vi } from 'vitest';
import { createStore } from './store';

describe('a store', () => {
  test('notifies its listeners of a new value, but not of an equal one', () => {
    const store = createStore('a');
    const listener = vi.fn();
    store.subscribe(listener);
    store.set('b');
    store.set('b');
    expect(store.get()).toBe('b');
    expect(listener).toHaveBeenCalledOnce();
  });

  test('keeps its first value, which the page hydrates with', () => {
    const store = createStore('a');
    store.set('b');
    expect(store.initial()).toBe('a');
  });

  test('does not notify after unsubscribing', () => {
    const store = createStore('a');
    const listener = vi.fn();
    store.subscribe(listener)();
    store.set('b');
    expect(listener).not.toHaveBeenCalled();
  });

  test('has its new value at once, even when listeners are notified later', () => {
    const request = vi.fn();
    const store = createStore('a', () => ({ request }));
    const listener = vi.fn();
    store.subscribe(listener);
    store.set('b');
    expect([store.get(), request.mock.calls.length, listener.mock.calls.length]).toEqual([
      'b',
      1,
      0,
    ]);
  });
});
