import { changedLines } from '../../document/page/markdown/comparisons';
import { walk, type MarkdownNode } from '../../document/page/markdown/walk';

/** The lines of one side of a comparison that the other has not. */
export interface ComparedLines {
  lines: ReadonlySet<number>;
  tag: 'del' | 'ins';
}

const isComparison = ({ properties }: MarkdownNode) =>
  Array.isArray(properties?.className) && properties.className.includes('comparison');

/** The text of a fenced block, before it is highlighted. */
export function fenceText({ children }: MarkdownNode): string {
  return (children?.[0]?.value ?? '').trimEnd();
}

/** Finds the lines in which the two sides of each comparison of a page differ, by fenced block. */
export function comparedLines(tree: MarkdownNode): ReadonlyMap<MarkdownNode, ComparedLines> {
  const compared = new Map<MarkdownNode, ComparedLines>();
  walk(tree, (comparison) => {
    if (!isComparison(comparison)) return;
    const sides: MarkdownNode[] = [];
    walk(comparison, (node) => {
      if (node.tagName === 'SourceCode') sides.push(node);
    });
    const [before, after] = sides;
    if (!before || !after) return;
    const changed = changedLines(fenceText(before), fenceText(after));
    compared.set(before, { lines: changed.before, tag: 'del' });
    compared.set(after, { lines: changed.after, tag: 'ins' });
  });
  return compared;
}
