import { describe, expect, test } from 'vitest';
import { SearchEngine } from '../../engine/engine';
import { toSearchData } from './searchData';
import { demo, pageWith } from '../../../../tests/unit/search/content/support/markup';

const NAV = [{ title: 'Demo', link: '/demo', activePath: '/demo' }];
const NAVIGATION = { nav: NAV, order: [] };

const page = (name: string, content: string) => ({
  id: `docs/demo/${name}`,
  path: `demo/${name}`,
  source: `docs/demo/${name}.md`,
  markup: pageWith(content, name),
});

describe('the data of a site', () => {
  test('is readable by the engine, with links to pages, sections and demos (D2, D4)', () => {
    const engine = new SearchEngine(
      toSearchData(
        [page('single', `<p>Lead</p>${demo('one', 'Heron')}<h2 id="x">Ibis</h2>`)],
        NAVIGATION,
      ),
    );
    const linkOf = (query: string) => engine.search(query).top[0]?.link;
    expect(linkOf('lead')).toBe('/demo/single');
    expect(linkOf('heron')).toBe('/demo/single#one');
    expect(linkOf('ibis')).toBe('/demo/single#x');
    expect(engine.search('ibis').groups[0]?.title).toBe('Demo');
  });

  test('has the name in the address of a page as a keyword of its first demo', () => {
    const { demos } = toSearchData(
      [page('mul-suggest', demo('one', 'One') + demo('two', 'Two'))],
      NAVIGATION,
    );
    expect(demos.one?.asset?.keywords).toEqual(['mul-suggest']);
    expect(demos.two?.asset).not.toHaveProperty('keywords');
  });

  test('has the navigation in its order (D5), and the pages in reading order before all others', () => {
    const pages = ['z', 'a', 'b'].map((name) => page(name, ''));
    const { nav, routes } = toSearchData(pages, { nav: NAV, order: ['/demo/b', '/demo/a'] });
    expect(nav).toEqual(NAV);
    expect(Object.values(routes).map(({ path }) => path)).toEqual(['demo/b', 'demo/a', 'demo/z']);
  });

  test('names the page in an error', () => {
    expect(() => toSearchData([page('a', ''), page('b', '<h2>Lost</h2>')], NAVIGATION)).toThrow(
      /^docs\/demo\/b\.md\n {2}What happened: the heading "Lost" has no id/,
    );
  });

  test('cannot be made from no pages', () => {
    expect(() => toSearchData([], NAVIGATION)).toThrow('no page was pre-rendered');
  });
});
