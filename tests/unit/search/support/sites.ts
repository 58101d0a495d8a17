import fc from 'fast-check';
import type { ContentInput, SearchData } from '../../../../src/search/engine/site/data';
import { text } from './words';

const content: fc.Arbitrary<ContentInput> = fc.record({
  frontmatter: fc.record({ title: text }),
  toc: fc
    .array(fc.record({ depth: fc.integer({ min: 1, max: 3 }), title: text }), { maxLength: 3 })
    .map((headings) => headings.map((heading, at) => ({ ...heading, id: `heading-${at}` }))),
  texts: fc.array(
    fc.record(
      {
        value: text,
        paraId: fc.integer({ min: 0, max: 3 }),
        tocIndex: fc.integer({ min: 0, max: 3 }),
      },
      { requiredKeys: ['value', 'paraId'] },
    ),
    { maxLength: 6 },
  ),
});

const meta = fc.tuple(content, fc.array(content, { maxLength: 1 })).map(([page, tabs]) => ({
  ...page,
  tabs: tabs.map((tab, at) => ({ key: `tab-${at}`, meta: tab })),
}));

const asset = fc.record({ title: text, description: text });

/** Sites of a few pages, with tabs, demos, and pages in and outside the navigation. */
export const site: fc.Arbitrary<SearchData> = fc
  .array(fc.tuple(meta, fc.array(asset, { maxLength: 2 })), { minLength: 1, maxLength: 4 })
  .map((pages) => {
    const routes: SearchData['routes'] = {};
    const demos: SearchData['demos'] = {};
    pages.forEach(([pageMeta, assets], page) => {
      const id = `page-${page}`;
      routes[id] = { id, path: `part-${page % 3}/${id}`, meta: pageMeta };
      assets.forEach((demo, at) => {
        demos[`${id}-${at}`] = { routeId: id, asset: { id: `demo-${at}`, ...demo } };
      });
    });
    const nav = [0, 1].map((at) => ({ title: `Part ${at}`, activePath: `/part-${at}` }));
    return { routes, demos, nav };
  });
