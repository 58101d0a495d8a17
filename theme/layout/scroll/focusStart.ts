import { startOf } from '../../../src/ui/scroll/whenThere';
import { focusOn } from '../../../src/ui/focusOn';

/**
 * Gives the focus to what an address without a hash leads to: the selected tab, or else the heading
 * of the page.
 *
 * @param address.search - Of the address, with its leading `?`.
 */
export function focusStart({ search }: { search: string }): void {
  const start = startOf(search, document);
  if (start) focusOn(start);
}
