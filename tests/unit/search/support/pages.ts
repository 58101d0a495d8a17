import type { SearchData, TextInput, TocInput } from '../../../../src/search/engine/site/data';

/**
 * A page with a section for each heading, written as `{ Heading: 'Its text.' }`; the heading '' is
 * the lead.
 */
export function page(title: string, sections: Record<string, string>, path = `demo/${title}`) {
  const toc: TocInput[] = [];
  const texts: TextInput[] = [];
  Object.entries(sections).forEach(([heading, value], paraId) => {
    if (heading)
      toc.push({ id: heading.toLowerCase().replaceAll(' ', '-'), depth: 2, title: heading });
    if (value) texts.push({ value, paraId, ...(heading ? { tocIndex: toc.length - 1 } : {}) });
  });
  return { id: title, path, meta: { frontmatter: { title }, toc, texts } };
}

/** A site of such pages, all below the navigation entry `Demo`. */
export function siteOf(...pages: ReturnType<typeof page>[]): SearchData {
  return {
    routes: Object.fromEntries(pages.map((one) => [one.id, one])),
    demos: {},
    nav: [{ title: 'Demo', link: '/demo', activePath: '/demo' }],
  };
}
