import { Problem } from '../../base/problem';
import { type SearchFileKind } from './contentFile';

/** A `<meta>` by which the page finds a file of the search. */
export interface SearchMeta {
  name: `search-${SearchFileKind}`;
  content: string;
}

/**
 * Says where a file of the search is. In a `<meta>`, the address costs the first script nothing,
 * and a page holds the addresses of the build it belongs to.
 *
 * @param publicPath - Address of the folder with the assets, with a trailing slash.
 */
export function metaFor(
  { kind, path }: { kind: SearchFileKind; path: string },
  publicPath: string,
): SearchMeta {
  return { name: `search-${kind}`, content: `${publicPath}${path}` };
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/**
 * Adds metas to the end of the head of a document.
 *
 * @throws When the document has no head.
 */
export function withMetas(
  html: string,
  metas: readonly { name: string; content: string }[],
): string {
  const end = html.indexOf('</head>');
  if (end < 0) {
    throw new Problem({
      what: 'an HTML file has no </head>.',
      why: 'the page finds files such as those of the search by <meta> elements there.',
      fix: 'compare fillDocument.ts with src/plugins/search/metas.ts.',
    });
  }
  const written = metas
    .map(({ name, content }) => `<meta name="${name}" content="${escapeAttribute(content)}">`)
    .join('');
  return html.slice(0, end) + written + html.slice(end);
}
