/** What decides where a page stands in the sidebar. */
export interface PageInTable {
  path: string;
  frontMatter: {
    title: string;
    order?: number;
    nav?: { order?: number };
    group?: { title?: string; order?: number };
  };
}

/** A link to a page. */
export interface NavigationItem {
  title: string;
  path: string;
}

/** A titled list of links of the sidebar. */
export interface NavigationGroup {
  /** Undefined for the pages that name no group. */
  title: string | undefined;
  items: NavigationItem[];
}

const place = ({ frontMatter }: PageInTable) => [
  frontMatter.nav?.order ?? 0,
  frontMatter.group?.order ?? 0,
  frontMatter.order ?? 0,
];

const collator = new Intl.Collator('en');

function compare(a: PageInTable, b: PageInTable): number {
  const [left, right] = [place(a), place(b)];
  const index = left.findIndex((value, i) => value !== right[i]);
  if (index < 0) return collator.compare(a.frontMatter.title, b.frontMatter.title);
  return (left[index] ?? 0) - (right[index] ?? 0);
}

/**
 * Builds the sidebar: pages by navigation entry, then group, then order, then title.
 *
 * @param pages - All pages.
 */
export function toSidebar(pages: readonly PageInTable[]): NavigationGroup[] {
  const groups = new Map<string | undefined, NavigationGroup>();
  for (const { path, frontMatter } of [...pages].sort(compare)) {
    const title = frontMatter.group?.title;
    const group = groups.get(title) ?? { title, items: [] };
    group.items.push({ title: frontMatter.title, path });
    groups.set(title, group);
  }
  return [...groups.values()];
}

/** The pages before and after one in the order of the sidebar. */
export function neighbours(
  navigation: readonly NavigationGroup[],
  path: string,
): { previous: NavigationItem | undefined; next: NavigationItem | undefined } {
  const items = navigation.flatMap((group) => group.items);
  const index = items.findIndex((item) => item.path === path);
  return index < 0
    ? { previous: undefined, next: undefined }
    : { previous: items[index - 1], next: items[index + 1] };
}
