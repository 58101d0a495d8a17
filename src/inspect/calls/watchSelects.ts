import { computeAccessibleName } from 'dom-accessibility-api';
import { findComboboxes } from '../describe/describeCombobox';
import type { CallbackCall } from './call';
import { formatArgument } from './formatArgument';
import { watchProps, type Callback } from './watchProps';

/**
 * Creates a watcher of selects: each select that asks gets callback props that report its calls as plain data.
 *
 * @param report - Called with each call, before the select's own callback.
 */
export function watchSelects(
  report: (call: CallbackCall) => void,
): (root: () => Element | null | undefined) => (props: object) => Record<string, Callback> {
  return (root) =>
    watchProps((callback, args) => {
      const element = root();
      const [combobox] = element ? findComboboxes(element) : [];
      report({
        select: combobox ? computeAccessibleName(combobox) : '',
        callback,
        args: args.map(formatArgument),
      });
    });
}
