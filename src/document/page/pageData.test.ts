import { expect, test } from 'vitest';
import { parsePageData } from './pageData';

const toc = [
  { id: 'usage', depth: 2, title: 'Usage' },
  { id: 'select-group-tags', depth: 4, title: 'Tags', group: 'tags' },
];
const page = {
  path: '/demo/single',
  module: '7',
  frontMatter: {
    title: 'Single',
    description: 'One value.',
    keywords: ['dropdown'],
    filename: 'docs/demo/single.md',
    lastUpdated: 1,
    hero: { title: 'One' },
  },
  toc,
  tabs: [{ key: 'more', title: 'More', module: '8', toc }],
};

test('what a document says of its page is read', () => {
  expect(parsePageData(JSON.stringify(page))).toEqual(page);
});

test.each(['', 'null', '[]', '7', '{}', '{"path":"/"}', '{"path":"/","module":"7"}', '{'])(
  'a document without a page says nothing: %s',
  (text) => {
    expect(parsePageData(text)).toBeUndefined();
  },
);

test('tabs and sections that cannot be read are left out', () => {
  const odd = {
    ...page,
    toc: [...toc, null, { id: 1 }, { id: 'a', title: 'A', depth: 'deep' }],
    tabs: [7, { key: 'more' }],
  };
  expect(parsePageData(JSON.stringify(odd))).toMatchObject({
    toc: [...toc, { id: 'a', title: 'A', depth: 0 }],
    tabs: [],
  });
});
