import type { BaseSelectRef } from 'rc-select';
import type { Ref, RefCallback } from 'react';

/** Knows a select's element without taking its ref from whoever renders it. */
export interface SelectHandle {
  root: () => Element | undefined;
  /**
   * A ref that sets this handle and the caller's. The same for the same ref, so that a function ref
   * is called no more often than without.
   */
  sharedWith: (theirs: Ref<BaseSelectRef> | undefined) => RefCallback<BaseSelectRef>;
}

/** Creates a handle without an element. */
export function createSelectHandle(): SelectHandle {
  let select: BaseSelectRef | null = null;
  let last:
    { theirs: Ref<BaseSelectRef> | undefined; shared: RefCallback<BaseSelectRef> } | undefined;

  return {
    root: () => select?.nativeElement,
    sharedWith(theirs) {
      if (last && last.theirs === theirs) return last.shared;
      const shared: RefCallback<BaseSelectRef> = (value) => {
        select = value;
        if (typeof theirs === 'function') return theirs(value);
        if (theirs) theirs.current = value;
        return undefined;
      };
      last = { theirs, shared };
      return shared;
    },
  };
}
