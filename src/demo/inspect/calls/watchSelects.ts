import { computeAccessibleName } from 'dom-accessibility-api';
import { findComboboxes } from '../describe/describeCombobox';
import type { CallbackCall } from './call';
import { formatArgument } from './formatArgument';
import { watchProps, type WatchedProps } from './watchProps';

/**
 * Starts to listen to one select.
 *
 * @param root - The select's root element; it may not be there yet.
 */
export type SelectWatcher = (root: () => Element | null | undefined) => WatchedProps;

/** Dependencies of a watcher of selects. */
export interface SelectWatcherParts {
  /** Names of the callback props to listen to. */
  callbacks: readonly string[];
  /** Called with each call, before the select's own callback. */
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
