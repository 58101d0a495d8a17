import type * as React from 'react';
import type { ObservedLibrary } from '../adapter';
import type { CallWatcher } from '../calls/watchCalls';
import { createHandle, type AnyRef } from './handle';

/** What observed components need. Passed, not imported: a page and a frame have a React each. */
export interface ObserverParts extends Pick<ObservedLibrary, 'rootOf' | 'pageProps'> {
  react: Pick<typeof React, 'createElement' | 'useMemo' | 'useState'>;
  /** A hook: what listens to the demo around; undefined while the inspector is closed. */
  useWatcher: () => CallWatcher | undefined;
}

/** What React looks for in a component; its own are those of the one inside. */
const REACTS: ReadonlySet<string> = new Set([
  ...['$$typeof', 'render', 'type', 'compare', '_payload', '_init', 'defaultProps', 'propTypes'],
  ...['contextType', 'contextTypes', 'childContextTypes', 'getDerivedStateFromProps'],
  ...['getDerivedStateFromError'],
]);

/** Whether a value is a component: a class, a function with a name like one, `memo`, `forwardRef`. */
export function isComponent(value: unknown): value is React.ComponentType<object> {
  if (typeof value === 'function') return /^(?:[A-Z_]|$)/.test(value.name);
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

/** Properties of a component that are its author's, such as `Select.Option`. */
export function staticsOf(component: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(component).filter(([name]) => !REACTS.has(name)));
}

const noRoot = () => undefined;

/**
 * Makes a component whose callbacks can be observed while there is a watcher. It passes all props
 * on, has the statics of the one inside, and that stays the same element all the time.
 *
 * @returns What it was given, if that is no component.
 */
export function observeComponent<Component>(
  Inner: Component,
  { react, useWatcher, rootOf, pageProps }: ObserverParts,
): Component {
  if (!isComponent(Inner)) return Inner;
  function Observed(props: { ref?: AnyRef }) {
    const watcher = useWatcher();
    const [handle] = react.useState(() => rootOf && createHandle(rootOf));
    const watched = react.useMemo(() => watcher?.(handle?.root ?? noRoot), [watcher, handle]);
    return react.createElement(Inner as React.ComponentType<object>, {
      ...pageProps?.(),
      ...props,
      ...watched?.(props),
      ...(handle && { ref: handle.sharedWith(props.ref) }),
    });
  }
  const { displayName = Inner.name, ...statics } = staticsOf(Inner);
  // The compiler cannot know that a component around another one takes and has the same.
  return Object.assign(Observed, statics, { displayName }) as Component;
}
