import { describe, expect, test } from 'vitest';
import { SearchEngine } from '../../../../src/search/engine';
import { readNavigation } from '../../../../src/search/content/navigation';
import { toSearchData } from '../../../../src/search/content/searchData';
import { demo, pageWith } from './support/markup';

const page = (name: string, content: string) => ({
  id: `docs/demo/${name}`,
  path: `demo/${name}`,
  source: `docs/demo/${name}.md`,
  markup: pageWith(content, name),
});

describe('the data of a site', () => {
  test('is readable by the engine, with links to pages, sections and demos (D2, D4)', () => {
    const engine = new SearchEngine(
      toSearchData([page('single', `<p>Lead</p>${demo('one', 'Heron')}<h2 id="x">Ibis</h2>`)], '/'),
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
      '/',
    );
    expect(demos.one?.asset?.keywords).toEqual(['mul-suggest']);
    expect(demos.two?.asset).not.toHaveProperty('keywords');
  });

  test('has the pages in sidebar order, followed by the others', () => {
    const sidebar = '<nav class="sidebar"><a href="/demo/b">B</a><a href="/demo/a">A</a></nav>';
    const pages = ['z', 'a', 'b'].map((name) => page(name, ''));
    const ordered = pages.map((one) => ({ ...one, markup: sidebar + one.markup }));
    expect(Object.values(toSearchData(ordered, '/').routes).map(({ path }) => path)).toEqual([
      'demo/b',
      'demo/a',
      'demo/z',
    ]);
  });

  test('names the page in an error', () => {
    expect(() => toSearchData([page('a', ''), page('b', '<h2>Lost</h2>')], '/')).toThrow(
      /^docs\/demo\/b\.md\n {2}What happened: the heading "Lost" has no id/,
    );
  });

  test('cannot be made from no pages', () => {
    expect(() => toSearchData([], '/')).toThrow('no page was pre-rendered');
  });
});

describe('the navigation', () => {
  test("has the header's entries in order; the home page contains the guides (D5)", () => {
    expect(readNavigation(pageWith(''), '/')).toEqual([
      { title: 'Documentation', link: '/', activePath: '/guide' },
      { title: 'Demo', link: '/demo', activePath: '/demo' },
    ]);
  });

  test('has addresses without the base path', () => {
    const markup = '<nav class="main-navigation"><a href="/x/">A</a><a href="/x/demo">B</a></nav>';
    expect(readNavigation(markup, '/x/').map(({ link }) => link)).toEqual(['/', '/demo']);
  });

  test('is required', () => {
    expect(() => readNavigation('<nav class="sidebar"><a href="/">A</a></nav>', '/')).toThrow(
      'the page has no main navigation',
    );
  });
});
