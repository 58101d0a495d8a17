import { diffLines } from 'diff';
import { Problem } from '../../../lib/problem';
import type { MarkdownNode } from './walk';

/** The paragraphs that introduce the two sides of a comparison, in this order. */
const LABELS = ['Before:', 'After:'] as const;

const textOf = ({ value = '', children = [] }: MarkdownNode): string =>
  value + children.map(textOf).join('');

const isLabel = (node: MarkdownNode | undefined, label: string) =>
  node?.type === 'paragraph' && textOf(node).trim() === label;

const division = (className: string, children: MarkdownNode[]): MarkdownNode => ({
  type: 'element',
  data: { hName: 'div', hProperties: { className: [className] } },
  children,
});

/**
 * Puts "Before:" and "After:" with the code after each side by side. Authors write two paragraphs
 * and two fences, which read well as Markdown, too.
 *
 * @param tree - The mdast of a page; changed in place.
 * @param file - Path for the message.
 * @throws A Problem with file, line and fix where one of the four parts is missing.
 */
export function wrapComparisons(tree: MarkdownNode, file: string): void {
  const children = tree.children ?? [];
  for (let at = 0; at < children.length; at += 1) {
    const label = LABELS.find((it) => isLabel(children[at], it));
    if (!label) continue;
    const [before, old, after, now] = children.slice(at, at + 4);
    const isWhole =
      isLabel(before, LABELS[0]) && old?.type === 'code' && isLabel(after, LABELS[1]) && now;
    if (!before || !after || !isWhole || now.type !== 'code') {
      throw new Problem(
        {
          what: `"${label}" does not belong to a comparison.`,
          why: 'a comparison is "Before:", a code block, "After:" and a code block, without anything between them.',
          fix: 'add what is missing, or write another sentence.',
        },
        `${file}:${children[at]?.position?.start.line ?? 1}`,
      );
    }
    const sides = [
      division('comparison-side', [before, old]),
      division('comparison-side', [after, now]),
    ];
    children.splice(at, 4, division('comparison', sides));
  }
}

/**
 * The lines of a text, from 0, that another text has not, each with the line there that takes its
 * place; undefined where as many lines do not.
 */
export type ChangedLines = ReadonlyMap<number, number | undefined>;

/** Finds the lines of two texts that differ, by Myers' algorithm as in the package `diff`. */
export function changedLines(
  before: string,
  after: string,
): { before: ChangedLines; after: ChangedLines } {
  const changed = {
    before: new Map<number, number | undefined>(),
    after: new Map<number, number | undefined>(),
  };
  const at = { before: 0, after: 0 };
  const changes = diffLines(`${before}\n`, `${after}\n`);
  for (const [index, { added, removed, count }] of changes.entries()) {
    const next = changes[index + 1];
    const isReplaced = removed && next?.added === true && next.count === count;
    for (let line = 0; line < count; line += 1) {
      if (removed) changed.before.set(at.before + line, isReplaced ? at.after + line : undefined);
      if (isReplaced) changed.after.set(at.after + line, at.before + line);
      else if (added && !changed.after.has(at.after + line))
        changed.after.set(at.after + line, undefined);
    }
    if (!added) at.before += count;
    if (!removed) at.after += count;
  }
  return changed;
}
