import { lazy } from 'react';
import { pageTable } from '@@/dumi/pageTable';
import { tabDocumentPath } from '../page/tabAddress';
import type { LoadedPage, Page } from './page';
import { toSidebar, type PageInTable } from '../page/sidebar';
import { addressesOf, type SiteAddress } from './siteAddresses';

/** All pages, with their place in the sidebar. */
export const allPages: (Page & PageInTable)[] = pageTable.map(
  ({ path, frontMatter, toc, tabs }) => ({
    path,
    frontMatter,
    toc,
    tabs: tabs.map((tab) => ({
      key: tab.key,
      title: tab.frontMatter.title,
      filename: tab.frontMatter.filename,
      toc: tab.toc,
      Content: lazy(tab.load),
    })),
  }),
);

const indexes = new Map(pageTable.map(({ path }, index) => [path, index]));

// Once for all pages that the build renders.
const navigation = toSidebar(allPages);

/** The documents of content tabs, by path: which page they are of, and which tab. */
const tabDocuments = new Map(
  pageTable.flatMap(({ path: page, tabs }) =>
    tabs.map(({ key, frontMatter: { title, description } }) => [
      tabDocumentPath({ page, key }),
      { page, documentTab: { key, title, description } },
    ]),
  ),
);

/** Loads a page by the table of all pages. */
export async function loadFromTable(path: string): Promise<LoadedPage> {
  const ofTab = tabDocuments.get(path);
  const index = indexes.get(ofTab?.page ?? path) ?? -1;
  const entry = pageTable[index];
  return {
    page: allPages[index],
    documentTab: ofTab?.documentTab,
    Content: (await entry?.load())?.default,
    demos: entry ? entry.demos : () => Promise.resolve({ demos: {} }),
    navigation,
    parts: new Map(),
    styleSheets: undefined,
  };
}

/** Where a demo is published. */
export interface FoundDemo {
  title: string;
  /** Path of its page. */
  page: string;
}

/** Finds a demo by the id that an address names, which may be anything. */
export async function findDemo(id: string): Promise<FoundDemo | 'none'> {
  // Demos stand in the contents of their page, between its headings.
  for (const { path, toc, demos } of pageTable) {
    const entry = toc.find((one) => one.id === id);
    if (entry && Object.hasOwn((await demos()).demos, id))
      return { title: entry.title, page: path };
  }
  return 'none';
}

/** Every address of the site. */
export function siteAddresses(): SiteAddress[] {
  return addressesOf(allPages);
}
