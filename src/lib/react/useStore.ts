import { useSyncExternalStore } from 'react';
import type { Readable } from '../store';

/** The value of a store; its first value on the server and while hydrating. */
export function useStore<Value>(store: Readable<Value>): Value;
/**
 * What a component needs of a store's value. It renders again only when that changes.
 *
 * @param store - Its first value is used on the server and while hydrating.
 * @param select - Returns the same object for the same value.
 */
export function useStore<Value, Selected>(
  store: Readable<Value>,
  select: (value: Value) => Selected,
): Selected;
export function useStore<Value, Selected>(
  { get, initial, subscribe }: Readable<Value>,
  select?: (value: Value) => Selected,
): Value | Selected {
  return useSyncExternalStore(
    subscribe,
    () => (select ? select(get()) : get()),
    () => (select ? select(initial()) : initial()),
  );
}
