import { describe, expect, test } from 'vitest';
import { neighbours, toSidebar, type PageInTable } from './sidebar';

const page = (path: string, fields: Partial<PageInTable['frontMatter']> = {}): PageInTable => ({
  path,
  frontMatter: { title: path, ...fields },
});

const pages = [
  page('/demo/b', { nav: { order: 1 }, group: { title: 'Modes', order: 1 }, order: 2 }),
  page('/demo/a', { nav: { order: 1 }, group: { title: 'Modes', order: 1 }, order: 1 }),
  page('/demo', { nav: { order: 1 }, group: { title: 'Demos', order: 0 } }),
  page('/'),
  page('/z', { title: 'A title' }),
];

describe('the sidebar', () => {
  test('orders by navigation entry, group, order and title, and has one group without a title', () => {
    expect(toSidebar(pages)).toEqual([
      {
        title: undefined,
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
    const navigation = toSidebar(pages);
    expect(neighbours(navigation, '/demo/a').previous?.path).toBe('/demo');
    expect(neighbours(navigation, '/demo/a').next?.path).toBe('/demo/b');
    expect(neighbours(navigation, '/')).toMatchObject({ previous: undefined });
    expect(neighbours(navigation, '/nowhere')).toEqual({ previous: undefined, next: undefined });
  });
});
