import { missing, replaceIn } from '../lib/generated';
import { escapeHtml } from '../lib/escapeHtml';

/** An HTML file that umi will write. */
export interface HtmlFile {
  /** Below the output folder, with slashes (htmlPaths.ts). */
  path: string;
  content: string;
}

/**
 * When the site's plugins take part in `modifyExportHTMLFiles`. At 0, umi renders the pages
 * (preset-umi/dist/features/exportStatic/exportStatic.js).
 */
export const HTML_STAGE = {
  /** Paths get slashes. */
  paths: 50,
  /** Files hold the bare markup of their page. */
  markup: 100,
  /** The markup is put into documents. */
  document: 200,
  /** Files hold documents. */
  finished: 300,
} as const;

/**
 * Whether a file holds the markup of a page that was pre-rendered; others hold an empty document
 * from the start.
 */
export function isMarkup({ content }: HtmlFile): boolean {
  return !/^\s*<!doctype/i.test(content);
}

/** The path of the page that a file is the document of, at which a host serves it. */
function routeOf({ path: file }: HtmlFile): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

/**
 * Changes the documents of some pages.
 *
 * @param changes - By path of the page.
 * @throws {Problem} When one of them has no document.
 */
export function changeDocuments(
  files: readonly HtmlFile[],
  changes: ReadonlyMap<string, (html: string) => string>,
): HtmlFile[] {
  const left = new Map(changes);
  const changed = files.map((file) => {
    const route = routeOf(file);
    const content = changes.get(route)?.(file.content) ?? file.content;
    left.delete(route);
    return { ...file, content };
  });
  for (const route of left.keys()) {
    throw missing({
      by: '@umijs/preset-umi',
      what: `a document of ${route}`,
      why: 'the page would be missing, or lack what a plugin adds to its document.',
      file: 'src/build/htmlFiles.ts',
    });
  }
  return changed;
}

/**
 * Adds elements to the end of the head of a document.
 *
 * @throws {Problem} When the document has no head.
 */
export function withHead(html: string, elements: string): string {
  return replaceIn(html, '</head>', (end) => elements + end, {
    by: '@umijs/server',
    what: 'a document with `</head>`',
    why: 'the page finds files such as those of the search by <meta> elements there.',
    file: 'src/build/htmlFiles.ts',
  });
}

/**
 * Adds metas to the end of the head of a document.
 *
 * @throws {Problem} When the document has no head.
 */
export function withMetas(
  html: string,
  metas: readonly { name: string; content: string }[],
): string {
  const written = metas.map(
    ({ name, content }) => `<meta name="${name}" content="${escapeHtml(content)}">`,
  );
  return withHead(html, written.join(''));
}
