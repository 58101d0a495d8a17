import { escapeHtml } from '../../../base/escapeHtml';
import type { PageRecord } from '../../../page/pageRecord';

/** A demo that a page shows. */
export interface PublishedDemo {
  id: string;
  /** As HTML. */
  title: string;
  /** The page. */
  page: {
    /** Address without the base path. */
    path: string;
    title: string;
    /** Path of its Markdown below the project. */
    filename: string;
  };
  /** Whether the page shows it in a frame of its own. */
  isFramed: boolean;
}

const HEADING = /<h2 id="([^"]+)-title">(.*?)<a /gs;

/** Finds the demos in the markup of a page. */
export function publishedDemos(
  markup: string,
  { path, frontMatter: { title: pageTitle, filename } }: PageRecord,
): PublishedDemo[] {
  return [...markup.matchAll(HEADING)].map(([, id = '', title = '']) => ({
    id,
    title,
    page: { path, title: pageTitle, filename },
    isFramed: !markup.includes(`data-stage="${id}"`),
  }));
}

/**
 * Markup of a demo alone (B6), which is rendered in the browser only: where it is in the
 * documentation, which a frame does not show (theme/styles/standalone.css), and its stage.
 *
 * @param base - Path of the site without a slash at its end.
 */
export function standaloneMarkup({ id, title, page }: PublishedDemo, base: string): string {
  return [
    `<title>${title} - rc-select demo</title>`,
    '<main class="standalone"><header class="standalone-head">',
    `<a href="${base}${page.path}#${id}">${escapeHtml(page.title)}</a><h1>${title}</h1></header>`,
    `<div data-part="" data-stage="${id}"></div></main>`,
  ].join('');
}
