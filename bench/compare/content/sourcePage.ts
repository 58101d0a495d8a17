import type { Page } from '../../../src/document/router/page';
import type { PageInTable } from '../../../src/document/page/sidebar';

/** A page as its source says it, with its place in the sidebar. */
export type SourcePage = Page & PageInTable;
