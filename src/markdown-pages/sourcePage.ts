import type { PageInTable } from '../document/page/sidebar';

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
