/** An HTML file that umi will write. */
export interface HtmlFile {
  /** Below the output folder. */
  path: string;
  content: string;
}

/**
 * When the site's plugins take part in `modifyExportHTMLFiles`. At 0, umi renders the pages
 * (preset-umi/dist/features/exportStatic/exportStatic.js).
 */
export const HTML_STAGE = {
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
  return !content.startsWith('<!DOCTYPE');
}

/** The path of the page that a file is the document of, at which a host serves it. */
export function routeOf({ path: file }: HtmlFile): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}
