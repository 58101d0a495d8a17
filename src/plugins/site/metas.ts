import { escapeHtml } from '../../base/escapeHtml';
import { replaceIn } from '../../base/generated';

/**
 * Adds elements to the end of the head of a document.
 *
 * @throws {Problem} When the document has no head.
 */
export function withHead(html: string, elements: string): string {
  return replaceIn(html, '</head>', (end) => elements + end, {
    by: '@umijs/server',
    what: 'a document with `</head>`',
    why: 'the page finds files such as those of the search by <meta> elements there.',
    file: 'src/plugins/site/metas.ts',
  });
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
