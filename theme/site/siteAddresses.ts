import type { TocEntry } from '../../src/page/pageData';
import type { Page } from './page';

/** An address of the site and what it shows. */
export interface SiteAddress {
  address: string;
  title: string;
}

/**
 * The headings of a page that count as its sections, in its contents and as addresses: those of the
 * second and third level.
 */
export function sectionsIn(toc: readonly TocEntry[]): TocEntry[] {
  return toc.filter(({ depth }) => depth === 2 || depth === 3);
}

/** The ids of demos are made of their page's path and add nothing to it. */
const isDemo = (path: string, id: string): boolean =>
  path !== '/' && id.includes(path.slice(1).replaceAll('/', '-'));

function sectionsOf(address: string, toc: readonly TocEntry[]): SiteAddress[] {
  return sectionsIn(toc)
    .filter(({ id }) => !isDemo(address, id))
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
