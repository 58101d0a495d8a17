declare module '@@/dumi/name' {
  /** Of the library. */
  export const name: string;
}

declare module '@@/dumi/site' {
  /** Path that the site is hosted under, with a trailing slash. */
  export const base: string;
  /** What pages are told of the site. */
  // An import would make this file a module, and a module cannot declare another.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  export const settings: import('../src/build/settings').SiteSettings;
}

declare module '@@/dumi/pageTable' {
  import type { ComponentType } from 'react';

  /** A content tab of a page. */
  interface TabInTable {
    key: string;
    frontMatter: { title: string; description: string; filename: string };
    toc: { id: string; depth: number; title: string }[];
    load: () => Promise<{ default: ComponentType }>;
  }

  /** All pages (src/site/build/pageTable.ts). */
  export const pageTable: {
    path: string;
    frontMatter: {
      title: string;
      description: string;
      props?: string[];
      filename: string;
      lastUpdated?: number;
      order?: number;
      nav?: { title?: string; path?: string; order?: number };
      group?: { title?: string; order?: number };
      hero?: { title?: string; description?: string };
    };
    toc: { id: string; depth: number; title: string }[];
    tabs: TabInTable[];
    load: () => Promise<{ default: ComponentType }>;
    demos: () => Promise<{ demos: Record<string, unknown> }>;
  }[];
}
