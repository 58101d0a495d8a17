import { walk, type MarkdownNode } from '../../document/page/markdown/walk';

const HEADING = /^h[1-6]$/;

/**
 * rehype plugin: empties the links that dumi puts in front of headings. Their mark is drawn by
 * theme/content/prose.css, which needs no element for it.
 */
export function rehypeHeadingLinks() {
  return (tree: MarkdownNode): void =>
    walk(tree, ({ tagName = '', children: [link] = [] }) => {
      if (
        HEADING.test(tagName) &&
        link?.tagName === 'a' &&
        link.properties?.ariaHidden !== undefined
      )
        link.children = [];
    });
}
