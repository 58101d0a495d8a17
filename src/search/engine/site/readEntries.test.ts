import { describe, expect, test } from 'vitest';
import type { SearchData } from './data';
import { readEntries } from './readEntries';

const data: SearchData = {
  routes: {
    index: {
      id: 'index',
      path: '',
      meta: {
        frontmatter: { title: 'Select', subtitle: 'rc', description: 'A select for React.' },
        toc: [
          { id: 'top', depth: 1, title: 'Top' },
          { id: 'props', depth: 2, title: 'Props' },
          { id: 'select-value', depth: 3, title: 'value' },
          { id: 'basic', depth: 3, title: 'Basic' },
        ],
        texts: [
          { value: 'The lead.', paraId: 0 },
          { value: 'All ', paraId: 2, tocIndex: 1 },
          { value: 'props.', paraId: 2, tocIndex: 1 },
          { value: 'The chosen value.', paraId: 3, tocIndex: 2 },
          { value: 'Prose of the demo.', paraId: 4, tocIndex: 3 },
        ],
        tabs: [
          {
            key: 'api',
            meta: {
              frontmatter: { title: 'API' },
              toc: [{ id: 'methods', depth: 2, title: 'Methods' }],
              texts: [
                { value: 'Above.', paraId: 0 },
                { value: 'focus()', paraId: 1, tocIndex: 0 },
              ],
            },
          },
        ],
      },
    },
    tags: {
      id: 'tags',
      path: 'demo/tags',
      meta: { frontmatter: { title: 'Tags' }, toc: [], texts: [] },
    },
    layout: { id: 'layout', path: '/', isLayout: true, meta: {} },
  },
  demos: {
    basic: {
      routeId: 'index',
      asset: { id: 'basic', title: 'Basic', description: 'One of many.', keywords: ['simple'] },
    },
    bare: { routeId: 'tags', asset: { id: 'bare' } },
    lost: { routeId: 'index' },
  },
  nav: [
    { title: 'Home', link: '/' },
    { title: 'Demo', link: '/demo/first', activePath: '/demo' },
  ],
};

const entries = readEntries(data);

test("pages, sections, tabs and demos have the addresses of D4, in the order of dumi's own search", () => {
  expect(entries.map(({ kind, link, title }) => [kind, link, title])).toEqual([
    ['section', '/', 'Select rc'],
    ['section', '/#top', 'Select rc'],
    ['section', '/#props', 'Select rc - Props'],
    ['section', '/#select-value', 'Select rc - value'],
    ['section', '/?tab=api', 'Select rc - API'],
    ['section', '/?tab=api#methods', 'Select rc - API - Methods'],
    ['demo', '/#basic', 'Basic'],
    ['page', '/', 'Select rc'],
    ['demo', '/demo/tags#bare', 'Tags'],
    ['page', '/demo/tags', 'Tags'],
  ]);
});

describe('the text of', () => {
  const textAt = (link: string, kind = 'section') =>
    entries.find((entry) => entry.link === link && entry.kind === kind)?.paragraphs;

  test('the lead follows the description', () => {
    expect(textAt('/')).toEqual(['A select for React.', 'The lead.']);
  });

  test('a section joins the pieces of a paragraph', () => {
    expect(textAt('/#props')).toEqual(['All props.']);
    expect(textAt('/#select-value')).toEqual(['The chosen value.']);
  });

  test('a demo has its prose, and its keywords are not shown', () => {
    expect(textAt('/#basic', 'demo')).toEqual(['One of many.', 'Prose of the demo.']);
    expect(entries.find(({ link }) => link === '/#basic')?.keywords).toEqual(['simple']);
  });

  test('a tab is separate from that of its page', () => {
    expect(textAt('/?tab=api')).toEqual(['Above.']);
    expect(textAt('/?tab=api#methods')).toEqual(['focus()']);
  });
});

test('pages have their index in the navigation', () => {
  const places = new Map(entries.map(({ link, page }) => [link, [page.nav.title, page.nav.order]]));
  expect(places.get('/')).toEqual(['Home', 0]);
  expect(places.get('/demo/tags')).toEqual(['Demo', 1]);
});
