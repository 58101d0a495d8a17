import { escapeHtml } from '../lib/escapeHtml';
import { urlOf, type PublicAddress } from '../document/page/publicAddress';
import type { SourcePage } from './sourcePage';

/** The day of a change, as in 2026-11-22. */
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * The list of pages for search engines; undefined where the address of the site is not known, since
 * a sitemap with relative addresses is not one (https://www.sitemaps.org/protocol.html).
 */
export function toSitemap(
  pages: readonly SourcePage[],
  address: PublicAddress,
): string | undefined {
  if (address.origin === undefined) return undefined;
  const urls = pages.map(({ path, lastUpdated }) => {
    const date = lastUpdated === undefined ? '' : `<lastmod>${dayOf(lastUpdated)}</lastmod>`;
    return `  <url><loc>${escapeHtml(urlOf(address, path))}</loc>${date}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** What crawlers may read: everything but the demos alone, which are parts of pages. */
export function toRobots(address: PublicAddress): string {
  const rules = ['User-agent: *', `Disallow: ${address.base}~demos/`, ''];
  const sitemap =
    address.origin === undefined ? [] : [`Sitemap: ${urlOf(address, '/sitemap.xml')}`, ''];
  return [...rules, ...sitemap].join('\n');
}
