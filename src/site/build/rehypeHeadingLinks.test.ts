import { expect, test } from 'vitest';
import type { MarkdownNode } from '../../document/page/markdown/walk';
import { rehypeHeadingLinks } from './rehypeHeadingLinks';

const icon: MarkdownNode = {
  type: 'element',
  tagName: 'span',
  properties: { className: ['icon'] },
};
const link = (properties: Record<string, string>) => ({
  type: 'element',
  tagName: 'a',
  properties,
  children: [icon],
});

test('the link in front of a heading has no element, and other links keep theirs', () => {
  const hidden = link({ ariaHidden: 'true', href: '#a' });
  const other = link({ href: '/b' });
  const heading = (first: MarkdownNode) => ({ type: 'element', tagName: 'h2', children: [first] });
  rehypeHeadingLinks()({ type: 'root', children: [heading(hidden), heading(other)] });
  expect(hidden.children).toEqual([]);
  expect(other.children).toEqual([icon]);
});
