import { changedLines } from '../../document/page/markdown/comparisons';
import { walk, type MarkdownNode } from '../../document/page/markdown/walk';
import { markLines } from './lines';

const isComparison = ({ properties }: MarkdownNode) =>
  Array.isArray(properties?.className) && properties.className.includes('comparison');

/** The text of highlighted code, with its entities as they are: enough to compare lines. */
const withoutTags = (html: string) => html.replace(/<[^>]*>/g, '');

function codesIn(comparison: MarkdownNode) {
  const codes: { value?: string }[] = [];
  walk(comparison, ({ tagName, JSXAttributes }) => {
    const html = JSXAttributes?.find(({ name }) => name === 'html');
    if (tagName === 'SourceCode' && html) codes.push(html);
  });
  return codes;
}

/**
 * rehype plugin: marks the lines in which the two sides of a comparison differ. To be used after
 * `rehypeSources`, which highlights both.
 */
export function rehypeComparisons() {
  return (tree: MarkdownNode): void => {
    walk(tree, (node) => {
      if (!isComparison(node)) return;
      const [before, after] = codesIn(node);
      if (!before?.value || !after?.value) return;
      const old = String(JSON.parse(before.value));
      const now = String(JSON.parse(after.value));
      const changed = changedLines(withoutTags(old), withoutTags(now));
      before.value = JSON.stringify(markLines(old, changed.before, 'del'));
      after.value = JSON.stringify(markLines(now, changed.after, 'ins'));
    });
  };
}
