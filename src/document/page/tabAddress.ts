/** Where a content tab of a page is. */
export interface TabAddress {
  /** Path of the page below the base path. */
  page: string;
  key: string;
}

/** The file of a tab (B9) is beside that of its page, as in `index.$tab-playground.md`. */
const TAB_FILE = /\.\$tab-([^./]+)\.md$/;

/** The key of the tab that a file is the text of; empty for the file of a page. */
export function tabKeyOf(file: string): string {
  return TAB_FILE.exec(file)?.[1] ?? '';
}

/** The file of the page that a file belongs to: for a tab another one. */
export function pageFileOf(file: string): string {
  return file.replace(TAB_FILE, '.md');
}

/** Path of the document that shows a tab to readers without script, below the base path. */
export function tabDocumentPath({ page, key }: TabAddress): string {
  return `${page === '/' ? '' : page}/tab/${encodeURIComponent(key)}`;
}

/** The tab that a path is the document of, below the base path. */
export function tabOfDocument(path: string): TabAddress | undefined {
  const [, page = '', key] = /^(.*)\/tab\/([^/]+)$/.exec(path) ?? [];
  return key === undefined ? undefined : { page: page || '/', key: decodeURIComponent(key) };
}

/** The address of a tab (B9), below the base path. */
export function tabAddress({ page, key }: TabAddress): string {
  return `${page}?tab=${encodeURIComponent(key)}`;
}
