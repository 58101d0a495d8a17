import { computeAccessibleName } from 'dom-accessibility-api';
import type { Inspection } from '../adapter';
import { findInteractive } from '../describe/interactive';
import { formatArgument } from './formatArgument';

/**
 * One call of a callback prop, as plain data: a component in the page makes it while it calls, and
 * a frame that runs edited code can send it in a message.
 */
export interface CallbackCall {
  /** Accessible name of the component; empty if it has none. */
  component: string;
  callback: string;
  /** The arguments as text (`formatArgument`). */
  args: readonly string[];
}

/** Called before the component's own callback, so that calls made inside of it come later. */
type OnCall = (callback: string, args: readonly unknown[]) => void;

type Callback = (...args: unknown[]) => unknown;

/** Callback props to give a component instead of its own. */
type WatchedProps = (props: object) => Record<string, Callback>;

/** Which callbacks of a component are listened to. */
type Callbacks = Pick<Inspection, 'callbacks' | 'mayAdd'>;

const isCallback = (name: string): boolean => /^on[A-Z]/.test(name);

/**
 * Creates a function that returns, for the props of a component, callback props to give it instead.
 * The same callback always gets the same stand-in, so the component renders no more often than
 * without.
 */
export function watchProps({ callbacks, mayAdd }: Callbacks, onCall: OnCall): WatchedProps {
  const known = new Map<string, { own: unknown; standIn: Callback }>();

  const standInFor = (name: string, own: unknown): Callback => {
    const before = known.get(name);
    if (before && before.own === own) return before.standIn;
    const standIn: Callback = (...args) => {
      onCall(name, args);
      if (typeof own !== 'function') return undefined;
      const result: unknown = Reflect.apply(own, undefined, args);
      return result;
    };
    known.set(name, { own, standIn });
    return standIn;
  };

  return (props) => {
    const watched: Record<string, Callback> = {};
    for (const name of callbacks ?? Object.keys(props).filter(isCallback)) {
      const own: unknown = Reflect.get(props, name);
      const isAdded = callbacks !== undefined && own === undefined;
      const isListened = typeof own === 'function' || (isAdded && (mayAdd?.(name, props) ?? true));
      if (isListened) watched[name] = standInFor(name, own);
    }
    return watched;
  };
}

/**
 * Starts to listen to one component.
 *
 * @param root - The component's root element; it may not be there yet. Left out where nobody knows
 *   it.
 */
export type CallWatcher = (root?: () => Element | null | undefined) => WatchedProps;

interface CallWatcherParts {
  inspection: Inspection | undefined;
  report: (call: CallbackCall) => void;
  /** Asked before a call is described, which takes time; without it all calls are reported. */
  mayReport?: () => boolean;
}

/**
 * What the event is on that is being handled. React calls a component's callbacks while it is.
 * Elsewhere an event may bubble up to a document, or come from nobody.
 */
function eventTarget(): Element | undefined {
  const target = window.event?.target;
  return target instanceof Element ? target : undefined;
}

/** The element by whose name a component is known: the first interactive one in it, or around. */
function namedElement(root: Element | undefined, inspection: Inspection | undefined) {
  if (!root) return undefined;
  const [inside] = inspection ? inspection.find(root) : findInteractive([root], 1);
  return inside ?? root.closest('[role], button, a[href]');
}

/**
 * Creates a watcher of components: each one that asks gets callback props that report its calls as
 * plain data.
 */
export function watchCalls({
  inspection,
  report,
  mayReport = () => true,
}: CallWatcherParts): CallWatcher {
  return (root) =>
    watchProps(inspection ?? {}, (callback, args) => {
      if (!mayReport()) return;
      const named = namedElement(root?.() ?? eventTarget(), inspection);
      report({
        component: named ? computeAccessibleName(named) : '',
        callback,
        args: args.map(formatArgument),
      });
    });
}
