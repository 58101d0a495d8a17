import { describe, expect, test } from 'vitest';
import { rowNames, targetRows } from './rowTargets';
import type { MarkdownNode } from './walk';

const row = (...cell: MarkdownNode[]): MarkdownNode => ({
  type: 'tableRow',
  children: [{ type: 'tableCell', children: cell }],
});
const code = (value: string): MarkdownNode => ({ type: 'inlineCode', value });

/** The ids of rows of a page that links to these addresses. */
function idsOf(addresses: string[], rows: MarkdownNode[]): unknown[] {
  const links = addresses.map((url) => ({ type: 'link', url }));
  targetRows({ type: 'root', children: [...links, { type: 'table', children: rows }] });
  return rows.map((each) => each.children?.[0]?.children?.[0]?.data?.hProperties);
}

describe('the name of a row', () => {
  test('is an id where a link of the page leads to it', () => {
    expect(idsOf(['#box-icon', '/other#box'], [row(code('box')), row(code('box-icon'))])).toEqual([
      undefined,
      { id: 'box-icon' },
    ]);
  });

  test('is none where another row has the name already', () => {
    expect(idsOf(['#box'], [row(code('box')), row(code('box'))])).toEqual([
      { id: 'box' },
      undefined,
    ]);
  });

  test('is none where more stands beside it', () => {
    const more: MarkdownNode = { type: 'text', value: ' and others' };
    expect(idsOf(['#box'], [row(code('box'), more), row(more)])).toEqual([undefined, undefined]);
  });
});

test('the names of rows are read from a text', () => {
  expect(rowNames('| `a-b`   | x |\n| `c`, `d` | x |\n| e | `f` |\n')).toEqual(['a-b']);
});
