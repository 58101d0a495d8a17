import type { Entry } from '../site/entries';
import type { SearchGroup, SearchHint } from '../protocol';

/** The weight of the navigation order in the priority of a group (D5). */
const ORDER_WEIGHT = 1000;

/** A hint with the entry it leads to. */
export interface FoundHint {
  entry: Entry;
  hint: SearchHint;
}

/**
 * Groups hints by navigation entry (D2). Groups are in stock dumi's order, by descending priority;
 * hints keep their order.
 */
export function toGroups(found: readonly FoundHint[]): SearchGroup[] {
  const groups = new Map<string | undefined, SearchGroup>();
  for (const { entry, hint } of found) {
    const { title, order } = entry.page.nav;
    const group = groups.get(title) ?? {
      title,
      priority: order * ORDER_WEIGHT,
      hints: [],
    };
    group.hints.push(hint);
    groups.set(title, group);
  }
  // Compared, not subtracted: Infinity minus Infinity is NaN.
  return [...groups.values()].sort((one, other) =>
    one.priority === other.priority ? 0 : one.priority < other.priority ? 1 : -1,
  );
}

/** How many hints are the best of all groups. */
const TOP_COUNT = 3;

/**
 * The best hints of all groups. A page and its lead have one address, which is listed once.
 *
 * @param found - Best first.
 */
export function topHints(found: readonly FoundHint[]): SearchHint[] {
  const links = new Set<string>();
  return found
    .map(({ hint }) => hint)
    .filter(({ link }) => !links.has(link) && links.add(link))
    .slice(0, TOP_COUNT);
}
