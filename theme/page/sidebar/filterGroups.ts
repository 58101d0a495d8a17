import type { NavigationGroup } from '../../../src/page/sidebar';

/**
 * The groups of the sidebar with only the links whose titles contain all words of a query; a group
 * without such a link is left out. Without words, all groups.
 */
export function filterGroups(
  groups: readonly NavigationGroup[],
  query: string,
): readonly NavigationGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  const hasAll = (title: string) => words.every((word) => title.toLowerCase().includes(word));
  return groups
    .map(({ title, items }) => ({ title, items: items.filter((item) => hasAll(item.title)) }))
    .filter(({ items }) => items.length > 0);
}
