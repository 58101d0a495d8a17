import type { Page } from './dumi';
import { decodePath } from './decodePath';
import type { PageState } from './PageContext';

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
