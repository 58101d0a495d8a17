import { walk, type MarkdownNode } from '../../document/page/markdown/walk';

const HEADING = /^h[2-6]$/;

/**
 * rehype plugin: puts the link of a heading behind its text, where those of demos and props are.
 * rehype-autolink-headings puts it in front, and dumi has no setting for that.
 */
export function rehypeHeadingLinks() {
  return (tree: MarkdownNode): void =>
    walk(tree, ({ tagName = '', children }) => {
      if (!HEADING.test(tagName) || !children) return;
      const at = children.findIndex(
        (child) => child.tagName === 'a' && child.properties?.ariaHidden !== undefined,
      );
      if (at >= 0) children.push(...children.splice(at, 1));
    });
}
