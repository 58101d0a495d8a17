import { expect, test } from 'vitest';
import { rehypeHeadingLinks } from './rehypeHeadingLinks';

test('the link of a heading stands behind its text, other links stay', () => {
  const text = { type: 'text', value: 'Options' };
  const own = { type: 'element', tagName: 'a', properties: { ariaHidden: 'true' } };
  const other = { type: 'element', tagName: 'a', properties: { href: '/' } };
  const heading = { type: 'element', tagName: 'h2', children: [own, other, text] };
  const paragraph = { type: 'element', tagName: 'p', children: [own, text] };
  rehypeHeadingLinks()({ type: 'root', children: [heading, paragraph] });
  expect(heading.children).toEqual([other, text, own]);
  expect(paragraph.children).toEqual([own, text]);
});
