import { describe, expect, test } from 'vitest';
import { markLines } from '../../../demo/code/lines';
import { comparedLines } from '../../../demo/code/comparedLines';
import { changedLines, wrapComparisons } from './comparisons';
import type { MarkdownNode } from './walk';

let line = 0;
const paragraph = (value: string): MarkdownNode => ({
  type: 'paragraph',
  position: { start: { line: (line += 2) } },
  children: [{ type: 'text', value }],
});
const code = (value: string): MarkdownNode => ({ type: 'code', value });
const page = (...children: MarkdownNode[]): MarkdownNode => ({ type: 'root', children });

describe('a comparison in Markdown', () => {
  test('is two labelled code blocks, put side by side', () => {
    const tree = page(
      paragraph('Text.'),
      paragraph('Before:'),
      code('a'),
      paragraph('After:'),
      code('b'),
      paragraph('More.'),
    );
    wrapComparisons(tree, 'docs/a.md');
    expect(tree.children).toHaveLength(3);
    const sides = tree.children?.[1]?.children ?? [];
    expect(sides.map(({ children }) => children?.[1]?.value)).toEqual(['a', 'b']);
  });

  test.each([
    ['a label without code', [paragraph('Before:'), paragraph('After:')]],
    ['a missing second side', [paragraph('Before:'), code('a')]],
    ['text between the sides', [paragraph('Before:'), code('a'), paragraph('so'), code('b')]],
    ['a second side alone', [paragraph('After:'), code('b')]],
  ])('stops the build with file, line and fix: %s', (_name, nodes) => {
    const at = nodes[0]?.position?.start.line;
    expect(() => wrapComparisons(page(...nodes), 'docs/a.md')).toThrow(
      new RegExp(`docs/a.md:${at}[^]*does not belong to a comparison`),
    );
  });
});

describe('the changed lines of a comparison', () => {
  test('are those that only one side has', () => {
    expect(changedLines('a\nb\nc', 'a\nx\ny\nc')).toEqual({
      before: new Set([1]),
      after: new Set([1, 2]),
    });
    expect(changedLines('same', 'same')).toEqual({ before: new Set(), after: new Set() });
  });

  test('are marked without a change of the text', () => {
    const html = '<span class="t-tag">a</span>\nb';
    expect(markLines(html, new Set([1]), 'ins')).toBe('<span class="t-tag">a</span>\n<ins>b</ins>');
  });

  test('are found for each side, before it is highlighted', () => {
    const fence = (value: string): MarkdownNode => ({
      type: 'element',
      tagName: 'SourceCode',
      children: [{ type: 'text', value }],
    });
    const before = fence('<b>\nold\n');
    const after = fence('<b>\nnew\n');
    const comparison = {
      type: 'element',
      properties: { className: ['comparison'] },
      children: [before, after],
    };
    const compared = comparedLines(page(fence('x'), comparison));
    expect([...compared]).toEqual([
      [before, { lines: new Set([1]), tag: 'del' }],
      [after, { lines: new Set([1]), tag: 'ins' }],
    ]);
  });
});
