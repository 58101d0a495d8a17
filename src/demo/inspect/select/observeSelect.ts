import type Select from 'rc-select';
import type { BaseSelectRef, SelectProps } from 'rc-select';
import type * as React from 'react';
import type { SelectWatcher } from '../calls/watchSelects';
import { createSelectHandle } from './selectHandle';

/**
 * Dependencies of an observed select. Passed, not imported: a page and a frame each have their own
 * React and rc-select.
 */
export interface ObservedParts {
  Select: typeof Select;
  react: Pick<typeof React, 'createElement' | 'useMemo' | 'useState'>;
  /** The watcher for this select; undefined while nothing watches. */
  useWatcher: () => SelectWatcher | undefined;
}

/**
 * Makes a select whose callbacks can be observed while there is a watcher. It passes all props on,
 * and the select inside stays the same element all the time.
 *
 * @returns A replacement for rc-select's default export.
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
