import { describe, expect, test } from 'vitest';
import TERMS from '../../../subject/rc-select/glossary';
import { linkFirstUses } from './glossaryLinks';
import type { MarkdownNode } from './walk';

const text = (value: string): MarkdownNode => ({ type: 'text', value });
const node = (type: string, ...children: MarkdownNode[]): MarkdownNode => ({ type, children });

/** The page as text, with links in brackets. */
function written({ type, value = '', url, children = [] }: MarkdownNode): string {
  const inner = value + children.map(written).join('');
  return type === 'link' ? `[${inner}](${url})` : inner;
}

function linked(...children: MarkdownNode[]): string {
  const tree = node('root', ...children);
  linkFirstUses(tree, new Set(TERMS));
  return written(tree);
}

describe('a term of the glossary', () => {
  test('is a link where the page uses it first, in each of its forms', () => {
    expect(linked(node('paragraph', text('Tags and a tag. Text fields, too.')))).toBe(
      '[Tags](/guide/glossary#tag) and a tag. [Text fields](/guide/glossary#text-field), too.',
    );
  });

  test('is a link in emphasis and in lists', () => {
    const item = node('listItem', node('strong', text('The popup')));
    expect(linked(node('list', item), node('paragraph', text('a popup')))).toBe(
      'The [popup](/guide/glossary#popup)a popup',
    );
  });

  test('is left alone in headings, links, tables and code', () => {
    const others = ['heading', 'link', 'table'].map((type) => node(type, text('root. ')));
    const code = { type: 'inlineCode', value: 'root. ' };
    expect(linked(...others, code, node('paragraph', text('a root')))).toBe(
      'root. [root. ](undefined)root. root. a [root](/guide/glossary#root-element)',
    );
  });

  test('is no part of a longer word', () => {
    expect(linked(node('paragraph', text('uprooted, vintage')))).toBe('uprooted, vintage');
  });
});
