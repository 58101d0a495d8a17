import { escapeHtml } from '../lib/escapeHtml';
import { urlOf, type PublicAddress } from '../document/page/publicAddress';
import type { SourcePage } from './sourcePage';
import { jsonForHtml } from '../document/page/buildRecords';

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

const meta = (attribute: 'name' | 'property', key: string, content: string | number) =>
  `<meta ${attribute}="${key}" content="${escapeHtml(String(content))}">`;

/** The picture in previews of links, in `public`: Open Graph and Twitter show this size whole. */
export const PREVIEW = { path: '/preview.png', width: 1200, height: 630 } as const;

/** What crawlers are told of the site. */
export interface SiteFacts {
  /** Of the library. */
  name: string;
  address: PublicAddress;
  /** Whether there is a picture for previews of links. */
  preview: boolean;
}

/** What only makes sense with the address of the site: a picture needs a host. */
function previewMetas(page: SourcePage, { name, address, preview }: SiteFacts): string[] {
  const summary = meta('name', 'twitter:card', 'summary');
  if (address.origin === undefined) return [summary];
  const url = meta('property', 'og:url', urlOf(address, page.path));
  if (!preview) return [url, summary];
  return [
    url,
    meta('property', 'og:image', urlOf(address, PREVIEW.path)),
    meta('property', 'og:image:width', PREVIEW.width),
    meta('property', 'og:image:height', PREVIEW.height),
    meta('property', 'og:image:alt', `${name}: documentation and live demos`),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** What search engines are told of a page (https://schema.org/TechArticle). */
function structuredData(page: SourcePage, { name, address }: SiteFacts) {
  const { path, text, lastUpdated } = page;
  const urls = (to: string) => (address.origin === undefined ? {} : { url: urlOf(address, to) });
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: text.title,
    description: text.description,
    inLanguage: 'en',
    ...urls(path),
    ...(lastUpdated !== undefined && { dateModified: new Date(lastUpdated).toISOString() }),
    isPartOf: { '@type': 'WebSite', name, ...urls('/') },
  };
}

/**
 * What the head of a document says to those who show links to it and to search engines. Without the
 * address of the site it names no host.
 */
export function headOf(page: SourcePage, site: SiteFacts): string {
  const { path, text } = page;
  return [
    meta('property', 'og:type', path === '/' ? 'website' : 'article'),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:title', text.title),
    meta('property', 'og:description', text.description),
    meta('property', 'og:locale', 'en'),
    ...previewMetas(page, site),
    `<script type="application/ld+json">${jsonForHtml(structuredData(page, site))}</script>`,
  ].join('');
}
