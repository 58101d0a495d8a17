import { describe, expect, test } from 'vitest';
import { findPage } from '../../../theme/site/findPage';
import type { Page } from '../../../theme/site/dumi';

const page = (path: string, tabs: string[] = []): Page => ({
  path,
  frontMatter: { title: path, description: '', filename: '' },
  toc: [],
  tabs: tabs.map((key) => ({ key, title: key, Content: () => null, toc: [] })),
});
const pages = [page('/', ['migration']), page('/demo/single')];
const find = (pathname: string, search = '') => {
  const { page: found, tab } = findPage(pages, pathname, search);
  return [found?.path, tab];
};

describe('the page of an address', () => {
  test('is found with or without a trailing slash (B8)', () => {
    expect(find('/demo/single')).toEqual(['/demo/single', undefined]);
    expect(find('/demo/single/')).toEqual(['/demo/single', undefined]);
    expect(find('/')).toEqual(['/', undefined]);
  });

  test('is undefined for an unknown or malformed path', () => {
    expect(find('/demo/unknown')).toEqual([undefined, undefined]);
    expect(find('/%E0%A4%A')).toEqual([undefined, undefined]);
  });

  test('is the tab named in the query, or the page itself for unknown values (B9)', () => {
    expect(find('/', '?tab=migration')).toEqual(['/', 'migration']);
    expect(find('/', '?tab=nonsense')).toEqual(['/', undefined]);
    expect(find('/demo/single', '?tab=migration')).toEqual(['/demo/single', undefined]);
  });
});
