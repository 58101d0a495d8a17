import { expect, test } from 'vitest';
import type { MarkdownNode } from '../../document/page/markdown/walk';
import { rehypeHeadingLinks } from './rehypeHeadingLinks';

const icon: MarkdownNode = { type: 'element', tagName: 'span' };
const link = (properties: Record<string, string>): MarkdownNode => ({
  type: 'element',
  tagName: 'a',
  properties,
  children: [icon],
});
const text: MarkdownNode = { type: 'text', value: 'Options' };
const element = (tagName: string, ...children: MarkdownNode[]): MarkdownNode => ({
  type: 'element',
  tagName,
  children,
});

test('the link of a heading stands empty behind its text', () => {
  const own = link({ ariaHidden: 'true', href: '#a' });
  const heading = element('h2', own, text);
  rehypeHeadingLinks()(element('div', heading));
  expect(heading.children).toEqual([text, own]);
  expect(own.children).toEqual([]);
});

test('other links, and those outside of headings, stay as they are', () => {
  const other = link({ href: '/b' });
  const heading = element('h2', other, text);
  const outside = link({ ariaHidden: 'true', href: '#a' });
  const paragraph = element('p', outside, text);
  rehypeHeadingLinks()(element('div', heading, paragraph));
  expect(heading.children).toEqual([other, text]);
  expect(paragraph.children).toEqual([outside, text]);
  expect([other.children, outside.children]).toEqual([[icon], [icon]]);
});
