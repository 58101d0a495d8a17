import { type DecodedContent, decodeContent, type Section } from './decodeContent';
import { type Demo, readDemos } from './demos';
import { type Entry, type PageInfo } from './entries';
import { readNav } from './nav';
import { leadEntry, pageSections, tabEntries } from './sectionEntries';
import { isRecord, type Fields } from '../../base/read';
import { listIn, recordIn, SearchDataError, textIn, within } from './shape';

/**
 * Stock searches a demo's title and description; keywords and prose below the demo's heading are
 * ours.
 */
function demoEntry(page: PageInfo, link: string, demo: Demo, sections: Section[]): Entry {
  const prose = sections.filter(({ id }) => id === demo.id).flatMap(({ paragraphs }) => paragraphs);
  return {
    kind: 'demo',
    page,
    link: `${link}#${demo.id}`,
    title: demo.title || page.title,
    ownTitle: demo.title,
    paragraphs: [demo.description, ...prose, demo.keywords.join(', ')].filter(Boolean),
  };
}

function pageEntry(page: PageInfo, link: string, above: readonly Entry[]): Entry {
  // Shown, not searched: the text is the section's.
  const paragraphs = above[0]?.paragraphs.slice(0, 1) ?? [];
  return { kind: 'page', page, link, title: page.title, ownTitle: page.title, paragraphs };
}

function routeEntries(
  page: PageInfo,
  link: string,
  meta: Fields,
  content: DecodedContent,
  demos: Demo[],
): Entry[] {
  const demoIds = new Set(demos.map(({ id }) => id));
  const sections = [
    ...leadEntry(page, link, '', content.lead),
    ...pageSections(
      page,
      link,
      content.sections.filter(({ id }) => !demoIds.has(id)),
    ),
    ...listIn(meta, 'tabs', (tab) => tabEntries(page, link, tab)).flat(),
  ];
  return [
    ...sections,
    ...demos.map((demo) => demoEntry(page, link, demo, content.sections)),
    pageEntry(page, link, sections),
  ];
}

/**
 * Everything that can be found, in the order of stock's worker: page by page, first sections, then
 * tabs, demos, the page itself. Prop rows that the site adds as headings with texts of their own
 * are sections like any other.
 */
export function readEntries(args: unknown): Entry[] {
  if (!isRecord(args)) throw new SearchDataError('args', 'is no object');
  // Demos and navigation may be none; a site without routes is a mistake, and would silently
  // replace a good one.
  if (!('routes' in args)) throw new SearchDataError('routes', 'is missing');
  const placeOf = readNav(args);
  const demosOf = readDemos(args);
  return Object.entries(recordIn(args, 'routes')).flatMap(([key, route]) =>
    within('routes', () =>
      within(key, () => {
        if (!isRecord(route)) throw new SearchDataError('route', 'is no object');
        if (!route.meta || 'isLayout' in route) return [];
        const path = textIn(route, 'path').replace(/^(?!\/)/, '/');
        const meta = recordIn(route, 'meta');
        const content = within('meta', () => decodeContent(meta));
        const page = { title: content.title, nav: placeOf(path) };
        return within('meta', () =>
          routeEntries(page, path, meta, content, demosOf.get(textIn(route, 'id')) ?? []),
        );
      }),
    ),
  );
}
