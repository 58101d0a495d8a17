import { changedLines, type ChangedLines } from '../../document/page/markdown/comparisons';
import { walk, type MarkdownNode } from '../../document/page/markdown/walk';
import { highlight } from './highlight';

const isComparison = ({ properties }: MarkdownNode) =>
  Array.isArray(properties?.className) && properties.className.includes('comparison');

/** The text of a fenced block, before it is highlighted. */
export function fenceText({ children }: MarkdownNode): string {
  return (children?.[0]?.value ?? '').trimEnd();
}

/** A fenced block as highlighted HTML. */
export function highlightFence(fence: MarkdownNode): string {
  const lang = fence.properties?.lang;
  return highlight(fenceText(fence), typeof lang === 'string' ? lang : '');
}

/** What has a colour of its own in a line, and what is between. */
const piecesOf = (line: string) => line.match(/<span[^>]*>[^<]*<\/span>|[^<]+/g) ?? [];

/** How many pieces two lists have in common at their beginnings. */
function commonStart(some: readonly string[], others: readonly string[]): number {
  const different = some.findIndex((piece, index) => piece !== others[index]);
  return different < 0 ? some.length : different;
}

/**
 * Marks what a line has and the one in whose place it is has not; all of it where they have nothing
 * in common but their indent.
 */
function markChange(line: string, other: string, tag: 'del' | 'ins'): string {
  const [pieces, others] = [piecesOf(line), piecesOf(other)];
  const start = commonStart(pieces, others);
  const [rest, otherRest] = [pieces.slice(start), others.slice(start)];
  const length = Math.min(rest.length, otherRest.length);
  const end = commonStart(rest.toReversed().slice(0, length), otherRest.toReversed());
  const [same, changed] = [pieces.slice(0, start), rest.slice(0, rest.length - end)];
  const tail = rest.slice(rest.length - end);
  if ([...same, ...tail].join('').trim() === '' || changed.length === 0)
    return `<${tag}>${line}</${tag}>`;
  return `${same.join('')}<${tag}>${changed.join('')}</${tag}>${tail.join('')}`;
}

/** Marks in one side of a comparison what the other has not, by elements, so that it is said. */
function markChanges(
  lines: readonly string[],
  others: readonly string[],
  changed: ChangedLines,
  tag: 'del' | 'ins',
): string {
  return lines
    .map((line, number) => {
      const other = others[changed.get(number) ?? -1] ?? '';
      return changed.has(number) ? markChange(line, other, tag) : line;
    })
    .join('\n');
}

/** Highlights the two sides of each comparison of a page, by fenced block. */
export function comparedCode(tree: MarkdownNode): ReadonlyMap<MarkdownNode, string> {
  const compared = new Map<MarkdownNode, string>();
  walk(tree, (comparison) => {
    if (!isComparison(comparison)) return;
    const sides: MarkdownNode[] = [];
    walk(comparison, (node) => {
      if (node.tagName === 'SourceCode') sides.push(node);
    });
    const [before, after] = sides;
    if (!before || !after) return;
    const changed = changedLines(fenceText(before), fenceText(after));
    const old = highlightFence(before).split('\n');
    const now = highlightFence(after).split('\n');
    compared.set(before, markChanges(old, now, changed.before, 'del'));
    compared.set(after, markChanges(now, old, changed.after, 'ins'));
  });
  return compared;
}
