import { escapeHtml } from '../../base/escapeHtml';
import { Problem } from '../../base/problem';

/**
 * Adds elements to the end of the head of a document.
 *
 * @throws {Problem} When the document has no head.
 */
export function withHead(html: string, elements: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) {
    throw new Problem({
      what: 'an HTML file has no </head>.',
      why: 'the page finds files such as those of the search by <meta> elements there.',
      fix: 'compare fillDocument.ts with src/plugins/site/metas.ts.',
    });
  }
  return html.slice(0, end) + elements + html.slice(end);
}

/**
 * Adds metas to the end of the head of a document.
 *
 * @throws {Problem} When the document has no head.
 */
export function withMetas(
  html: string,
  metas: readonly { name: string; content: string }[],
): string {
  const written = metas.map(
    ({ name, content }) => `<meta name="${name}" content="${escapeHtml(content)}">`,
  );
  return withHead(html, written.join(''));
}
