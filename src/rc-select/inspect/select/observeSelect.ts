import type Select from 'rc-select';
import type { BaseSelectRef, SelectProps } from 'rc-select';
import type * as React from 'react';
import type { SelectWatcher } from '../calls/watchSelects';
import { createSelectHandle } from './selectHandle';

/**
 * What an observed select is made of. Given, not imported: a page and a frame have a React and a
 * library of their own.
 */
export interface ObservedParts {
  Select: typeof Select;
  react: Pick<typeof React, 'createElement' | 'useMemo' | 'useState'>;
  /** Who listens to selects where this one is; undefined while nobody does. */
  useWatcher: () => SelectWatcher | undefined;
}

/**
 * Makes a select that can be listened to: what it is given it passes on, and while there is a
 * watcher its callbacks are listened to. The select inside stays the same one all the time.
 *
 * @returns What stands in for rc-select's default export.
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
