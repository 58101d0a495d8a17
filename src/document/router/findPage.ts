import { tidyPath } from '../page/tidyPath';
import type { Page } from './page';

/** Decodes the path of an address; malformed percent-encoding names nothing. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/** The path of a page that an address names: decoded, and as the site writes it (B8). */
export function pathOf(pathname: string): string {
  return decodePath(tidyPath(pathname));
}

/**
 * The tab that a query names, by its key.
 *
 * @param search - Query string; a `tab` that the page does not have counts as none (B9).
 */
export function findTab(page: Page | undefined, search: string): string | undefined {
  const key = new URLSearchParams(search).get('tab');
  return page?.tabs.find((tab) => tab.key === key)?.key;
}
