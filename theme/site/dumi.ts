import { getRouteMetaById, history, useAppData, useSiteData } from 'dumi';
import type { ComponentType } from 'react';

/** An entry of a page's table of contents (C1). */
export interface TocEntry {
  id: string;
  depth: number;
  title: string;
}

/** Front matter of a page after src/page/markdown/frontMatter.ts has checked it (C1). */
export interface FrontMatter {
  title: string;
  description: string;
  filename: string;
  lastUpdated?: number;
  order?: number;
  nav?: { title?: string; path?: string; order?: number };
  group?: { title?: string; order?: number };
  hero?: { title?: string; description?: string };
}

/** A content tab of a page (B9). */
export interface PageTab {
  key: string;
  title: string;
  Content: ComponentType;
  toc: TocEntry[];
}

/** A page of the documentation: what is known without loading its text. */
export interface Page {
  /** Address without the base path, such as `/demo/single`. */
  path: string;
  frontMatter: FrontMatter;
  toc: TocEntry[];
  tabs: PageTab[];
}

interface RouteMeta {
  frontmatter: FrontMatter;
  toc: TocEntry[];
  tabs?: {
    key: string;
    components: { default: ComponentType };
    meta: { frontmatter: { title: string }; toc: TocEntry[] };
  }[];
}

// dumi types this function with a conditional type that the generated module does not resolve.
const routeMeta = getRouteMetaById as unknown as (
  id: string,
  options: { syncOnly: true },
) => RouteMeta | undefined;

let pages: Page[] | undefined;

/** All documentation pages in no particular order; the same array on every call. */
export function usePages(): Page[] {
  const { routes } = useAppData();
  pages ??= Object.values(routes).flatMap((route): Page[] => {
    const meta = routeMeta(route.id, { syncOnly: true });
    if (!meta) return [];
    return [
      {
        path: `/${(route.path ?? '').replace(/^\//, '')}`,
        frontMatter: meta.frontmatter,
        toc: meta.toc,
        tabs: (meta.tabs ?? []).map((tab) => ({
          key: tab.key,
          title: tab.meta.frontmatter.title,
          Content: tab.components.default,
          toc: tab.meta.toc,
        })),
      },
    ];
  });
  return pages;
}

/** What `.dumirc.ts` says about the site. */
export interface Site {
  /** Of the library that the site documents. */
  name: string;
  libraryVersion: string;
  /** Address of the library's repository. */
  repository: string;
  /** Address with `{filename}` for the path of a page's source. */
  editLink: string;
}

/** The site's own settings. */
export function useSite(): Site {
  const { name, libraryVersion, repository, editLink } = useSiteData().themeConfig;
  return {
    name: String(name),
    libraryVersion: String(libraryVersion),
    repository: String(repository),
    editLink: String(editLink),
  };
}

/** The path that the site is hosted under, without a trailing slash. */
export function useBasePath(): string {
  return String(useAppData().basename).replace(/\/$/, '');
}

/**
 * Calls `listener` in the task in which a navigation begins, before any of it is rendered. Only in
 * the browser.
 *
 * @returns A function that stops listening.
 */
export function onNavigation(listener: () => void): () => void {
  return history.listen(listener);
}
