import { expect, test } from 'vitest';
import { addressesByFile, tabsOfPages } from './markdownFiles';

test('content tabs are those of pages, with the keys that their files are named by (B9)', () => {
  const files = [
    { id: 'docs/index', file: '/site/docs/index.md', tabs: '["docs/index.$tab-more"]' },
    { id: 'docs/index.$tab-more', file: '/site/docs/index.$tab-more.md' },
    { id: 'docs/other', file: '/site/docs/other.md' },
  ];
  const routes = [
    { absPath: '/', file: 'docs/index.md' },
    { absPath: '/other', file: 'docs/other.md' },
    { absPath: '/404' },
  ];
  expect(tabsOfPages(files, addressesByFile(routes, '/site'))).toEqual([
    { page: '/', key: 'more' },
  ]);
});
