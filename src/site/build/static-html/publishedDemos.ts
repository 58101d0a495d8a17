import { escapeHtml } from '../../../lib/escapeHtml';
import type { DemoRecord, PageRecord } from '../../../document/page/buildRecords';
import { REPLAYED_PART, STAGE } from '../../../document/contract';

/** A demo that a page shows. */
export interface PublishedDemo extends DemoRecord {
  /** The page. */
  page: {
    /** Address without the base path. */
    path: string;
    title: string;
    /** Path of its Markdown below the project. */
    filename: string;
  };
}

/** The demos that a page shows. */
export function publishedDemos(
  demos: readonly DemoRecord[],
  { path, frontMatter: { title, filename } }: PageRecord,
): PublishedDemo[] {
  return demos.map((demo) => ({ ...demo, page: { path, title, filename } }));
}

/** Below it are the documents of demos alone (B6). */
export const STANDALONE = '~demos/';

/**
 * Markup of a demo alone (B6), which is rendered in the browser only: where it is in the
 * documentation, which a frame does not show (theme/styles/standalone.css), and its stage.
 *
 * @param base - Path of the site without a slash at its end.
 * @param library - Its name.
 */
export function standaloneMarkup(
  { id, title, hasBlock, page }: PublishedDemo,
  base: string,
  library: string,
): string {
  const name = escapeHtml(title);
  const address = base + page.path + (hasBlock ? `#${id}` : '');
  return [
    `<title>${name} - ${escapeHtml(library)} demo</title>`,
    '<main class="standalone"><header class="standalone-head">',
    `<a href="${address}">${escapeHtml(page.title)}</a><h1>${name}</h1></header>`,
    `<div ${REPLAYED_PART}="" ${STAGE}="${id}"></div></main>`,
  ].join('');
}
