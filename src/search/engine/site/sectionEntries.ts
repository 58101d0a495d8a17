import { decodeContent, type DecodedContent, type Section } from './decodeContent';
import type { Entry, PageInfo } from './entries';
import { type Fields, isRecord } from '../../../lib/read';
import { recordIn, textIn, within, SearchDataError, textsIn } from './shape';
import type { DemoInput } from './data';

/** What is searched of a demo. */
export type Demo = Required<NonNullable<DemoInput['asset']>>;

/** The demos of each route. Those without an asset are left out, as in stock dumi. */
export function readDemos(args: Fields): Map<string, Demo[]> {
  const byRoute = new Map<string, Demo[]>();
  for (const [key, demo] of Object.entries(recordIn(args, 'demos'))) {
    within('demos', () =>
      within(key, () => {
        if (!isRecord(demo)) throw new SearchDataError('demo', 'is no object');
        if (!demo.asset) return;
        const asset = recordIn(demo, 'asset');
        const routeId = textIn(demo, 'routeId');
        const demos = byRoute.get(routeId) ?? [];
        byRoute.set(routeId, demos);
        demos.push(
          within('asset', () => ({
            id: textIn(asset, 'id'),
            title: textIn(asset, 'title'),
            description: textIn(asset, 'description'),
            keywords: textsIn(asset, 'keywords'),
          })),
        );
      }),
    );
  }
  return byRoute;
}

const join = (...titles: string[]): string => titles.filter(Boolean).join(' - ');

function sectionEntry(page: PageInfo, link: string, section: Section, holder: string): Entry {
  const { id, title: ownTitle, paragraphs, keywords, owner } = section;
  const title = join(holder, ownTitle);
  return {
    kind: 'section',
    page,
    link: `${link}#${id}`,
    title,
    ownTitle,
    paragraphs,
    keywords,
    owner,
  };
}

/** The text above the first heading of a page or tab; no entry where nothing could be found. */
export function leadEntry(
  page: PageInfo,
  link: string,
  ownTitle: string,
  { lead: paragraphs, keywords }: DecodedContent,
): Entry[] {
  if (!(ownTitle || paragraphs.length || keywords.length)) return [];
  const title = join(page.title, ownTitle);
  return [{ kind: 'section', page, link, title, ownTitle, paragraphs, keywords }];
}

/** The sections of a page. As in stock dumi, a heading of level 1 is the title of the page. */
export function pageSections(page: PageInfo, link: string, sections: Section[]): Entry[] {
  return sections
    .filter(({ depth }) => depth >= 1)
    .map((section) => {
      const entry = sectionEntry(page, link, section, page.title);
      return section.depth === 1 ? { ...entry, title: page.title } : entry;
    });
}

/** A tab and its headings, under `?tab=` (D4). */
export function tabEntries(page: PageInfo, path: string, tab: Fields): Entry[] {
  const link = `${path}?tab=${textIn(tab, 'key')}`;
  const content = within('meta', () => decodeContent(recordIn(tab, 'meta')));
  const title = content.title || textIn(tab, 'title');
  return [
    ...leadEntry(page, link, title, content),
    ...content.sections.map((section) =>
      sectionEntry(page, link, section, join(page.title, title)),
    ),
  ];
}
