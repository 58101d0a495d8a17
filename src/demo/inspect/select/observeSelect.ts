import type Select from 'rc-select';
import type { BaseSelectRef, SelectProps } from 'rc-select';
import type * as React from 'react';
import type { Ref, RefCallback } from 'react';
import type { SelectWatcher } from '../calls/watchSelects';

/** Knows a select's element without taking its ref from whoever renders it. */
function createSelectHandle() {
  let select: BaseSelectRef | null = null;
  let last:
    { theirs: Ref<BaseSelectRef> | undefined; shared: RefCallback<BaseSelectRef> } | undefined;

  return {
    root: () => select?.nativeElement,
    /**
     * A ref that sets this handle and the caller's. The same for the same ref, so that a function
     * ref is called no more often than without.
     */
    sharedWith(theirs: Ref<BaseSelectRef> | undefined) {
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

/**
 * Dependencies of an observed select. Passed, not imported: a page and a frame each have their own
 * React and rc-select.
 */
interface ObservedParts {
  Select: typeof Select;
  react: Pick<typeof React, 'createElement' | 'useMemo' | 'useState'>;
  useWatcher: () => SelectWatcher | undefined;
}

/**
 * Makes a select whose callbacks can be observed while there is a watcher. It passes all props on,
 * and the select inside stays the same element all the time.
 */
export function observeSelect({ Select: Inner, react, useWatcher }: ObservedParts) {
  function ObservedSelect({ ref, ...props }: SelectProps & { ref?: React.Ref<BaseSelectRef> }) {
    const watcher = useWatcher();
    const [handle] = react.useState(createSelectHandle);
    const watched = react.useMemo(() => watcher?.(handle.root), [watcher, handle]);
    const shared = handle.sharedWith(ref);
    return react.createElement(Inner, { ...props, ...watched?.(props), ref: shared });
  }

  return Object.assign(ObservedSelect, {
    Option: Inner.Option,
    OptGroup: Inner.OptGroup,
    displayName: 'Select',
  });
}
