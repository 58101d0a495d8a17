import { walk, type MarkdownNode } from '../../document/page/markdown/walk';

const HEADING = /^h[1-6]$/;

/**
 * rehype plugin: puts the link of a heading behind its text, where those of demos and props are,
 * and empties it: theme/content/prose.css draws its mark. rehype-autolink-headings puts it in
 * front, and dumi has no setting for that.
 */
export function rehypeHeadingLinks() {
  return (tree: MarkdownNode): void =>
    walk(tree, ({ tagName = '', children = [] }) => {
      const [link] = children;
      if (!HEADING.test(tagName) || link?.properties?.ariaHidden === undefined) return;
      children.push(...children.splice(0, 1));
      link.children = [];
    });
}
