import { escapeHtml } from '../lib/escapeHtml';
import { replaceIn } from '../lib/generated';

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
    file: 'src/build/metas.ts',
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
