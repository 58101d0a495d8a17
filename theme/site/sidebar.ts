import type { Page } from './dumi';

/** A titled list of links of the sidebar. */
export interface NavigationGroup {
  title: string;
  items: { title: string; path: string }[];
}

const place = ({ frontMatter }: Page) => [
  frontMatter.nav?.order ?? 0,
  frontMatter.group?.order ?? 0,
  frontMatter.order ?? 0,
];

const collator = new Intl.Collator('en');

function compare(a: Page, b: Page): number {
  const [left, right] = [place(a), place(b)];
  const index = left.findIndex((value, i) => value !== right[i]);
  if (index < 0) return collator.compare(a.frontMatter.title, b.frontMatter.title);
  return (left[index] ?? 0) - (right[index] ?? 0);
}

const orders = new WeakMap<readonly Page[], readonly Page[]>();

/**
 * Pages in reading order: by navigation entry, then group, then order, then title. The order of an
 * array is found once, since each page that is rendered asks for it.
 */
export function inReadingOrder(pages: readonly Page[]): readonly Page[] {
  const ordered = orders.get(pages) ?? [...pages].sort(compare);
  orders.set(pages, ordered);
  return ordered;
}

/**
 * Builds the sidebar.
 *
 * @param pages - All pages.
 * @param fallback - Title of the group for pages that name none.
 */
export function toSidebar(pages: readonly Page[], fallback: string): NavigationGroup[] {
  const groups = new Map<string, NavigationGroup>();
  for (const { path, frontMatter } of inReadingOrder(pages)) {
    const title = frontMatter.group?.title ?? fallback;
    const group = groups.get(title) ?? { title, items: [] };
    group.items.push({ title: frontMatter.title, path });
    groups.set(title, group);
  }
  return [...groups.values()];
}

/** The pages before and after one in reading order. */
export function neighbours(
  pages: readonly Page[],
  path: string,
): { previous: Page | undefined; next: Page | undefined } {
  const ordered = inReadingOrder(pages);
  const index = ordered.findIndex((page) => page.path === path);
  return index < 0
    ? { previous: undefined, next: undefined }
    : { previous: ordered[index - 1], next: ordered[index + 1] };
}
