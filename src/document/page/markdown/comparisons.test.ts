import { describe, expect, test } from 'vitest';
import { comparedCode } from '../../../demo/code/comparedCode';
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
  test('are those that only one side has, with those that take their places', () => {
    expect(changedLines('a\nb\nc', 'a\nx\ny\nc')).toEqual({
      before: new Map([[1, undefined]]),
      after: new Map([
        [1, undefined],
        [2, undefined],
      ]),
    });
    expect(changedLines('a\nb\nc\nd', 'a\nx\ny\nd')).toEqual({
      before: new Map([
        [1, 1],
        [2, 2],
      ]),
      after: new Map([
        [1, 1],
        [2, 2],
      ]),
    });
    expect(changedLines('same', 'same')).toEqual({ before: new Map(), after: new Map() });
  });

  const sidesOf = (before: string, after: string) => {
    const fence = (value: string): MarkdownNode => ({
      type: 'element',
      tagName: 'SourceCode',
      properties: { lang: 'ts' },
      children: [{ type: 'text', value }],
    });
    const children = [fence(before), fence(after)];
    const comparison = { type: 'element', properties: { className: ['comparison'] }, children };
    return [...comparedCode(page(fence('x'), comparison)).values()];
  };

  test('are marked where they differ, if one line takes the place of another', () => {
    expect(sidesOf("from('old');\nx;\n", "from('new');\nx;\n")).toEqual([
      `<span class="t-function">from</span>(<del><span class="t-string">'old'</span></del>);\nx;`,
      `<span class="t-function">from</span>(<ins><span class="t-string">'new'</span></ins>);\nx;`,
    ]);
  });

  test('are marked whole where lines were only added, or have nothing in common', () => {
    expect(sidesOf('a\n', 'a\nb\n')).toEqual(['a', 'a\n<ins>b</ins>']);
    expect(sidesOf('  a\n', '  b\n')).toEqual(['<del>  a</del>', '<ins>  b</ins>']);
  });
});
