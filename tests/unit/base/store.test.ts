import { describe, expect, test, vi } from 'vitest';
import { createStore } from '../../../src/base/store';

describe('a store', () => {
  test('notifies its listeners of a new value, and not of the one it has', () => {
    const store = createStore('a');
    const listener = vi.fn();
    store.subscribe(listener);
    store.set('b');
    store.set('b');
    expect(store.get()).toBe('b');
    expect(listener).toHaveBeenCalledOnce();
  });

  test('remembers its first value, which the page hydrates with', () => {
    const store = createStore('a');
    store.set('b');
    expect(store.initial()).toBe('a');
  });

  test('notifies nobody who has left', () => {
    const store = createStore('a');
    const listener = vi.fn();
    store.subscribe(listener)();
    store.set('b');
    expect(listener).not.toHaveBeenCalled();
  });

  test('has its new value at once, also when its listeners are notified later', () => {
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
