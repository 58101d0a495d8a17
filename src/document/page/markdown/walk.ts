/** The part of an mdast or hast node that the site's Markdown plugins look at. */
export interface MarkdownNode {
  type: string;
  tagName?: string;
  value?: string;
  /** Of a link, an image or a definition. */
  url?: string;
  /** Name of a definition, and of what refers to it. */
  identifier?: string;
  properties?: Record<string, unknown>;
  data?: Record<string, unknown>;
  children?: MarkdownNode[];
  position?: { start: { line: number } };
  /**
   * dumi's way to give an element a prop that is not a string
   * (dumi/dist/loaders/markdown/transformer/rehypeJsxify.js).
   */
  JSXAttributes?: { type: string; name?: string; value?: string; argument?: string }[];
}

/**
 * Calls `visit` on a node and everything below it, parents first. unist-util-visit cannot be used:
 * dumi imports it at the moment when umi requires this file, which Node 20 does not support.
 */
export function walk(node: MarkdownNode, visit: (node: MarkdownNode) => void): void {
  visit(node);
  node.children?.forEach((child) => walk(child, visit));
}
