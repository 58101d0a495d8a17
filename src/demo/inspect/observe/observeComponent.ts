import type * as React from 'react';
import type { ObservedLibrary } from '../adapter';
import type { CallWatcher } from '../calls/watchCalls';
import { createHandle, type AnyRef } from './handle';

/** What an observed component needs of where it is. A page and a frame have each their own. */
export interface Surroundings {
  react: Pick<typeof React, 'createElement' | 'useMemo' | 'useState'>;
  /** A hook: what listens to the demo around; undefined while the inspector is closed. */
  useWatcher: () => CallWatcher | undefined;
}

/** What React looks for in a component: the one around another has its own. */
const REACTS = /^(?:\$\$|_|render$|type$|compare$|context|child|getD)/;

/** Properties of a component that are its author's, such as `Select.Option`. */
export function staticsOf(component: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(component).filter(([name]) => !REACTS.test(name)));
}

/**
 * Makes a component whose callbacks can be observed while there is a watcher. It passes all props
 * on, has the statics of the one inside, and that stays the same element all the time.
 */
export function observeComponent<Component>(
  Inner: Component & React.ComponentType<object>,
  { react, useWatcher }: Surroundings,
  library?: Pick<ObservedLibrary, 'rootOf' | 'pageProps'>,
): Component {
  function Observed(props: { ref?: AnyRef }) {
    const watcher = useWatcher();
    const [handle] = react.useState(() => library?.rootOf && createHandle(library.rootOf));
    const watched = react.useMemo(() => watcher?.(handle?.root), [watcher, handle]);
    return react.createElement<object>(Inner, {
      ...library?.pageProps?.(),
      ...props,
      ...watched?.(props),
      ...(handle && { ref: handle.sharedWith(props.ref) }),
    });
  }
  // The compiler cannot know that a component around another one takes and has the same.
  return Object.assign(Observed, staticsOf(Inner)) as Component;
}
