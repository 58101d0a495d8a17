import { escapeHtml } from '../base/escapeHtml';
import { jsonForHtml } from '../page/pageRecord';
import { urlOf, type PublicAddress } from '../page/publicAddress';
import type { SourcePage } from './sourcePage';

/** The picture in previews of links, below `public/`; `npm run screenshots` takes it. */
export const PREVIEW = {
  file: 'preview.jpg',
  width: 1200,
  height: 630,
  alt: 'The first page of the documentation of rc-select.',
} as const;

const meta = (attribute: 'name' | 'property', key: string, content: string | number) =>
  `<meta ${attribute}="${key}" content="${escapeHtml(String(content))}">`;

/** What only makes sense with the address of the site: a picture needs a host. */
function previewMetas(path: string, address: PublicAddress): string[] {
  if (address.origin === undefined) return [meta('name', 'twitter:card', 'summary')];
  return [
    meta('property', 'og:url', urlOf(address, path)),
    meta('property', 'og:image', urlOf(address, `/${PREVIEW.file}`)),
    meta('property', 'og:image:width', PREVIEW.width),
    meta('property', 'og:image:height', PREVIEW.height),
    meta('property', 'og:image:alt', PREVIEW.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** What search engines are told of a page (https://schema.org/TechArticle). */
function structuredData(page: SourcePage, name: string, address: PublicAddress) {
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
 *
 * @param name - Of the site.
 */
export function headOf(page: SourcePage, name: string, address: PublicAddress): string {
  const { path, text } = page;
  return [
    meta('property', 'og:type', path === '/' ? 'website' : 'article'),
    meta('property', 'og:site_name', name),
    meta('property', 'og:title', text.title),
    meta('property', 'og:description', text.description),
    meta('property', 'og:locale', 'en'),
    ...previewMetas(path, address),
    `<script type="application/ld+json">${jsonForHtml(structuredData(page, name, address))}</script>`,
  ].join('');
}
