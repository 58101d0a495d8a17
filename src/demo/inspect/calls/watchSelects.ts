import { computeAccessibleName } from 'dom-accessibility-api';
import { findComboboxes } from '../describe/describeCombobox';
import { formatArgument } from './formatArgument';

/**
 * One call of a callback prop, as plain data: a select in the page makes it while it calls, and a
 * frame that runs edited code can send it in a message.
 */
export interface CallbackCall {
  /** Accessible name of the select; empty if it has none. */
  select: string;
  callback: string;
  /** The arguments as text (`formatArgument`). */
  args: readonly string[];
}

/** Called before the select's own callback, so that calls made inside of it come later. */
type OnCall = (callback: string, args: readonly unknown[]) => void;

type Callback = (...args: unknown[]) => unknown;

/** Callback props to give a select instead of its own. */
type WatchedProps = (props: object) => Record<string, Callback>;

/**
 * Whether a select may be given a callback that its author did not pass. rc-select 14.16.8 warns of
 * `onSearch` on a select that does not search (es/utils/warningPropsUtil.js); the presence of any
 * other callback changes nothing.
 */
function mayAdd(name: string, props: object): boolean {
  if (name !== 'onSearch') return true;
  const mode: unknown = Reflect.get(props, 'mode');
  if (mode === 'combobox' || mode === 'tags') return true;
  const showSearch: unknown = Reflect.get(props, 'showSearch');
  return showSearch === undefined ? mode === 'multiple' : Boolean(showSearch);
}

/**
 * Creates a function that returns, for the props of a select, callback props to give it instead.
 * The same callback always gets the same stand-in, so the select renders no more often than
 * without.
 */
export function watchProps(names: readonly string[], onCall: OnCall): WatchedProps {
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
    for (const name of names) {
      const own: unknown = Reflect.get(props, name);
      const isListened = typeof own === 'function' || (own === undefined && mayAdd(name, props));
      if (isListened) watched[name] = standInFor(name, own);
    }
    return watched;
  };
}

/**
 * Starts to listen to one select.
 *
 * @param root - The select's root element; it may not be there yet.
 */
export type SelectWatcher = (root: () => Element | null | undefined) => WatchedProps;

interface SelectWatcherParts {
  callbacks: readonly string[];
  report: (call: CallbackCall) => void;
  /** Asked before a call is described, which takes time; without it all calls are reported. */
  mayReport?: () => boolean;
}

/**
 * Creates a watcher of selects: each select that asks gets callback props that report its calls as
 * plain data.
 */
export function watchSelects({
  callbacks,
  report,
  mayReport = () => true,
}: SelectWatcherParts): SelectWatcher {
  return (root) =>
    watchProps(callbacks, (callback, args) => {
      if (!mayReport()) return;
      const element = root();
      const [combobox] = element ? findComboboxes(element) : [];
      report({
        select: combobox ? computeAccessibleName(combobox) : '',
        callback,
        args: args.map(formatArgument),
      });
    });
}
