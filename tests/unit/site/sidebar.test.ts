import { describe, expect, test } from 'vitest';
import { inReadingOrder, neighbours, toSidebar } from '../../../theme/site/sidebar';
import type { FrontMatter, Page } from '../../../theme/site/dumi';

const page = (path: string, fields: Partial<FrontMatter> = {}): Page => ({
  path,
  frontMatter: { title: path, description: '', filename: '', ...fields },
  toc: [],
  tabs: [],
});

const pages = [
  page('/demo/b', { nav: { order: 1 }, group: { title: 'Modes', order: 1 }, order: 2 }),
  page('/demo/a', { nav: { order: 1 }, group: { title: 'Modes', order: 1 }, order: 1 }),
  page('/demo', { nav: { order: 1 }, group: { title: 'Demos', order: 0 } }),
  page('/'),
  page('/z', { title: 'A title' }),
];

describe('the sidebar', () => {
  test('orders by navigation entry, group, order, then title', () => {
    expect(inReadingOrder(pages).map(({ path }) => path)).toEqual([
      '/',
      '/z',
      '/demo',
      '/demo/a',
      '/demo/b',
    ]);
  });

  test('groups pages, with a fallback for those without a group', () => {
    expect(toSidebar(pages, 'Site')).toEqual([
      {
        title: 'Site',
        items: [
          { title: '/', path: '/' },
          { title: 'A title', path: '/z' },
        ],
      },
      { title: 'Demos', items: [{ title: '/demo', path: '/demo' }] },
      {
        title: 'Modes',
        items: [
          { title: '/demo/a', path: '/demo/a' },
          { title: '/demo/b', path: '/demo/b' },
        ],
      },
    ]);
  });

  test('knows the previous and next page, and none for an unknown page', () => {
    expect(neighbours(pages, '/demo/a').previous?.path).toBe('/demo');
    expect(neighbours(pages, '/demo/a').next?.path).toBe('/demo/b');
    expect(neighbours(pages, '/')).toMatchObject({ previous: undefined });
    expect(neighbours(pages, '/nowhere')).toEqual({ previous: undefined, next: undefined });
  });
});
