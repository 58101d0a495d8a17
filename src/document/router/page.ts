import type { ComponentType } from 'react';
import type { PageMatter, TocEntry } from '../page/pageData';
import type { NavigationGroup } from '../page/sidebar';

/** A content tab of a page (B9). */
export interface PageTab {
  key: string;
  title: string;
  /** Path of its source below the project; empty where nobody needs it. */
  filename: string;
  Content: ComponentType;
  toc: TocEntry[];
}

/** A page of the documentation. */
export interface Page {
  /** Address without the base path, such as `/demo/single`. */
  path: string;
  frontMatter: PageMatter;
  toc: TocEntry[];
  tabs: PageTab[];
}

/** Loads what is known of the demos of a page, by id. */
export type DemosLoader = () => Promise<{ demos: Record<string, unknown> }>;

/** A content tab that has a document of its own (src/site/build/tabDocuments.ts). */
export interface DocumentTab {
  key: string;
  title: string;
  description: string;
}

/** A part of a page that its document has and its script does not. */
export interface Part {
  html: string;
  /** The text of code. */
  text?: string;
}

/** All that it takes to show an address. */
export interface LoadedPage {
  /** Undefined at an unknown address. */
  page: Page | undefined;
  /** The tab that the address is the document of, for readers without script. */
  documentTab?: DocumentTab | undefined;
  /** The text of the page as a component. */
  Content: ComponentType | undefined;
  demos: DemosLoader;
  /** All pages of the site, as the sidebar lists them. */
  navigation: NavigationGroup[];
  /** By name. */
  parts: ReadonlyMap<string, Part>;
  /** Those that the document of the page contains; undefined where there is none. */
  styleSheets: readonly HTMLElement[] | undefined;
}
