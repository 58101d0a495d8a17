import type { PageInTable } from '../document/page/sidebar';
import { urlOf, type PublicAddress } from '../document/page/publicAddress';

/** A text of a page: the page itself, or one of its tabs. */
export interface SourceText {
  title: string;
  description: string;
  /** The file, for messages. */
  file: string;
  /** Markdown below the front matter. */
  body: string;
  /** Number of the line in the file in which the body begins. */
  line: number;
}

/** A page as its sources have it. */
export interface SourcePage extends PageInTable {
  text: SourceText;
  /** Rows of the prop tables that it is about, by their anchors. */
  props: readonly string[];
  /** When it was last committed, in milliseconds; undefined without git. */
  lastUpdated: number | undefined;
  tabs: (SourceText & { key: string })[];
}

/** The address of the Markdown twin of a page. */
export function twinPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`;
}

/**
 * Tells where a link of a page leads in its twin: to the twin of a page, and to a file as it is. A
 * tab is a part of the twin of its page.
 *
 * @param paths - Of all pages.
 */
export function createLink(
  paths: ReadonlySet<string>,
  address: PublicAddress,
): (href: string) => string {
  return (href) => {
    const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
    if (!paths.has(path)) return urlOf(address, href);
    return urlOf(address, twinPath(path) + (query ? '' : hash));
  };
}
