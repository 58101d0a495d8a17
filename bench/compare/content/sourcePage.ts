import type { Page } from '../../../theme/site/page';
import type { PageInTable } from '../../../src/page/sidebar';

/** A page as its source says it, with its place in the sidebar. */
export type SourcePage = Page & PageInTable;
