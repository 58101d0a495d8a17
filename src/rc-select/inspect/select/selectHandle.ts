import type { BaseSelectRef } from 'rc-select';
import type { Ref, RefCallback } from 'react';

/** Knows a select's element without taking its ref from whoever renders it. */
export interface SelectHandle {
  root: () => Element | undefined;
  /**
   * A ref that fills this handle and the caller's. The same for the same, so a function is called
   * as often as without.
   */
  sharedWith: (theirs: Ref<BaseSelectRef> | undefined) => RefCallback<BaseSelectRef>;
}

/** Creates a handle that knows no element yet. */
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
