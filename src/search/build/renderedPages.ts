import path from 'node:path';
import { Problem } from '../../lib/problem';
import { type RenderedPage } from './content/searchData';
import { type HtmlFile, isMarkup } from '../../build/htmlFiles';

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
