import { wordFilter } from '../../../src/base/wordFilter';
import type { NavigationGroup } from '../../../src/page/sidebar';

/**
 * The groups of the sidebar with only the links whose titles contain all words of a query; a group
 * without such a link is left out. Without words, all groups.
 */
export function filterGroups(
  groups: readonly NavigationGroup[],
  query: string,
): readonly NavigationGroup[] {
  const matches = wordFilter(query);
  return groups
    .map(({ title, items }) => ({ title, items: items.filter((item) => matches(item.title)) }))
    .filter(({ items }) => items.length > 0);
}
