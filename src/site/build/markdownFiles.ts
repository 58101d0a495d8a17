import path from 'node:path';
import { tabKeyOf, type TabAddress } from '../../document/page/tabAddress';
import { tabIdsOf, type MetaFile } from '../../build/metaFiles';

/** The part of a route that says what it shows. */
export interface MarkdownRoute {
  absPath: string;
  file?: string;
}

/**
 * Addresses of pages, by file.
 *
 * @param cwd - Folder of the project, which the files of routes are relative to.
 */
export function addressesByFile(
  routes: readonly MarkdownRoute[],
  cwd: string,
): ReadonlyMap<string, string> {
  return new Map(
    routes.flatMap(({ file, absPath }) =>
      // As dumi names files: with slashes, also on Windows.
      file?.endsWith('.md')
        ? [[path.resolve(cwd, file).replaceAll(path.sep, '/'), absPath] as const]
        : [],
    ),
  );
}

/**
 * Where the content tabs of all pages are.
 *
 * @param files - The Markdown files of pages and of tabs.
 * @param addresses - Of pages, by file.
 */
export function tabsOfPages(
  files: readonly MetaFile[],
  addresses: ReadonlyMap<string, string>,
): TabAddress[] {
  const byId = new Map(files.map(({ id, file }) => [id, file]));
  return files.flatMap((meta) => {
    const page = addresses.get(meta.file);
    if (page === undefined) return [];
    return tabIdsOf(meta).map((id) => ({ page, key: tabKeyOf(byId.get(id) ?? '') }));
  });
}
