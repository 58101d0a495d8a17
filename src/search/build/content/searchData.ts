import type { NavInput, SearchData } from '../../engine/site/data';
import { readPage } from './page';
import { Problem } from '../../../lib/problem';
import path from 'node:path';
import { type HtmlFile, isMarkup } from '../../../build/htmlFiles';

/** A pre-rendered page. */
export interface RenderedPage {
  /** Id of its route. */
  id: string;
  /** Path of its route. */
  path: string;
  /** The Markdown file, which errors name. */
  source: string;
  markup: string;
}

/** What the site says of its pages together. */
export interface SiteNavigation {
  /** The entries of the main navigation, in their order (D5). */
  nav: readonly NavInput[];
  /** The addresses of the pages in reading order. Equally good hints are in this order. */
  order: readonly string[];
}

/** Has a problem that `read` throws begin with the page. */
function inPage<T>(source: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof Problem ? new Problem(error.parts, source) : error;
  }
}

function inReadingOrder(pages: readonly RenderedPage[], order: readonly string[]): RenderedPage[] {
  const places = new Map(order.map((address, place) => [address, place]));
  const placeOf = ({ path }: RenderedPage): number => places.get(`/${path}`) ?? order.length;
  return [...pages].sort((one, other) => placeOf(one) - placeOf(other));
}

/**
 * Makes the data of the search (D2) from all pages of the site.
 *
 * @throws {Problem} When search could not lead to all of a page; it names the page.
 */
export function toSearchData(
  pages: readonly RenderedPage[],
  { nav, order }: SiteNavigation,
): SearchData {
  if (pages.length === 0) {
    throw new Problem({
      what: 'no page was pre-rendered.',
      why: 'search is made from the markup of the pages.',
      fix: 'see that `ssr` and `exportStatic` are on in .dumirc.ts.',
    });
  }
  const data: SearchData = { routes: {}, demos: {}, nav: [...nav] };
  for (const { id, path, source, markup } of inReadingOrder(pages, order)) {
    const { meta, demos } = inPage(source, () => readPage(markup));
    data.routes[id] = { id, path, meta };
    demos.forEach((asset, at) => {
      // Readers who know the examples of the package look for their names, which are the addresses
      // here (B3).
      const keywords = at === 0 && { keywords: path.split('/').slice(-1) };
      data.demos[asset.id] = { routeId: id, asset: { ...asset, ...keywords } };
    });
  }
  return data;
}

/** The part of a route of umi's that leads to its page. */
export interface PageRoute {
  id: string;
  path: string;
  absPath: string;
  file?: string;
}

/**
 * Finds the markup of the pages, which are the routes of Markdown files: not the 404 page,
 * redirects or standalone demos.
 *
 * @param cwd - Folder of the project.
 * @throws {Problem} When a page was not pre-rendered.
 */
export function renderedPages(
  files: readonly HtmlFile[],
  routes: readonly PageRoute[],
  cwd: string,
): RenderedPage[] {
  const markups = new Map(
    files.filter(isMarkup).map(({ path: name, content }) => [name, content] as const),
  );
  return routes.flatMap(({ id, path: route, absPath, file }) => {
    if (!file?.endsWith('.md')) return [];
    const source = path.relative(cwd, file).replaceAll(path.sep, '/');
    // As umi names the file (preset-umi/dist/features/exportStatic/exportStatic.js), with slashes.
    const markup = markups.get(path.posix.join('.', absPath, 'index.html'));
    if (markup === undefined) {
      const parts = {
        what: `the page ${absPath} was not pre-rendered.`,
        why: 'search is made from the markup of the pages, so it would not find this one.',
        fix: 'see that the route has `prerender` on, and that `ssr` and `exportStatic` are.',
      };
      throw new Problem(parts, source);
    }
    return [{ id, path: route, source, markup }];
  });
}
