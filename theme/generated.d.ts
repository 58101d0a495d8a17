declare module '@@/dumi/site' {
  /** Path that the site is hosted under, with a trailing slash. */
  export const base: string;
  /** What `.dumirc.ts` says about the site. */
  export const themeConfig: {
    name: string;
    libraryVersion: string;
    /** Left out where nobody has said it. */
    origin?: string;
    offline: boolean;
    repository: string;
    editLink: string;
  };
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
