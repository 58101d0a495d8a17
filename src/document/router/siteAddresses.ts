import type { TocEntry } from '../page/pageData';
import type { Page } from './page';

/** An address of the site and what it shows. */
export interface SiteAddress {
  address: string;
  title: string;
}

/** Headings of the second and third level count as sections. */
const isSection = ({ depth, group }: TocEntry): boolean =>
  group === undefined && (depth === 2 || depth === 3);

/** What a page lists as its contents: its sections, and the groups of its prop tables. */
export function contentsIn(toc: readonly TocEntry[]): TocEntry[] {
  return toc.filter((entry) => isSection(entry) || entry.group !== undefined);
}

/** The ids of demos are made of their page's path and add nothing to it. */
const isDemo = (path: string, id: string): boolean =>
  path !== '/' && id.includes(path.slice(1).replaceAll('/', '-'));

function sectionsOf(address: string, toc: readonly TocEntry[]): SiteAddress[] {
  return toc
    .filter((entry) => isSection(entry) && !isDemo(address, entry.id))
    .map(({ id, title }) => ({ address: `${address}#${id}`, title }));
}

/**
 * Every address of the site: pages, tabs, and sections, except the headings that all demo pages
 * have.
 */
export function addressesOf(pages: readonly Page[]): SiteAddress[] {
  const all = pages.flatMap(({ path, frontMatter, toc, tabs }) => [
    { address: path, title: frontMatter.title },
    ...sectionsOf(path, toc),
    ...tabs.flatMap((tab): SiteAddress[] => {
      const address = `${path}?tab=${encodeURIComponent(tab.key)}`;
      return [{ address, title: tab.title }, ...sectionsOf(address, tab.toc)];
    }),
  ]);
  const hashOf = ({ address }: SiteAddress): string => /#.*/.exec(address)?.[0] ?? '';
  const counts = new Map<string, number>();
  for (const hash of all.map(hashOf)) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  return all.filter((one) => !hashOf(one) || counts.get(hashOf(one)) === 1);
}
