import type { Ref, RefCallback } from 'react';
import type { ObservedLibrary } from '../adapter';

/** A ref to whatever a component sets it to. */
export type AnyRef = Ref<unknown>;

/** Knows a component's element without taking its ref from whoever renders it. */
export function createHandle(rootOf: NonNullable<ObservedLibrary['rootOf']>) {
  let instance: unknown;
  let last: { theirs: AnyRef | undefined; shared: RefCallback<unknown> } | undefined;

  return {
    root: () => rootOf(instance),
    /**
     * A ref that sets this handle and the caller's. The same for the same ref, so that a function
     * ref is called no more often than without.
     */
    sharedWith(theirs: AnyRef | undefined) {
      if (last && last.theirs === theirs) return last.shared;
      const shared: RefCallback<unknown> = (value) => {
        instance = value;
        if (typeof theirs === 'function') return theirs(value);
        if (theirs) theirs.current = value;
        return undefined;
      };
      last = { theirs, shared };
      return shared;
    },
  };
}
