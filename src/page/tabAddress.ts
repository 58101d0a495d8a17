/** Where a content tab of a page is. */
export interface TabAddress {
  /** Path of the page below the base path. */
  page: string;
  key: string;
}

/** Path of the document that shows a tab to readers without script, below the base path. */
export function tabDocumentPath({ page, key }: TabAddress): string {
  return `${page === '/' ? '' : page}/tab/${encodeURIComponent(key)}`;
}

/** The address of a tab (B9), below the base path. */
export function tabAddress({ page, key }: TabAddress): string {
  return `${page}?tab=${encodeURIComponent(key)}`;
}
