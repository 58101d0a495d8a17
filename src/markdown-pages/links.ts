import { urlOf, type PublicAddress } from '../document/page/publicAddress';
import { twinPath } from './sourcePage';

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
