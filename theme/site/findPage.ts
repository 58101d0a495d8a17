import type { Page } from './dumi';
import type { PageState } from './PageContext';

/** Decodes the path of an address; malformed percent-encoding names nothing. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/**
 * Finds what an address shows.
 *
 * @param pathname - Path below the base path; a trailing slash is ignored (B8).
 * @param search - Query string; a `tab` that the page does not have counts as none (B9).
 */
export function findPage(pages: readonly Page[], pathname: string, search: string): PageState {
  const wanted = decodePath(pathname).replace(/(.)\/+$/, '$1');
  const page = pages.find(({ path }) => path === wanted);
  const key = new URLSearchParams(search).get('tab');
  return { page, tab: page?.tabs.find((tab) => tab.key === key)?.key };
}
