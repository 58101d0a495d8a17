import { type DecodedContent, decodeContent, type Section } from './decodeContent';
import { type Entry, type PageInfo, readNav } from './entries';
import { leadEntry, pageSections, tabEntries, type Demo, readDemos } from './sectionEntries';
import { isRecord, type Fields, isListOf, isText } from '../../../lib/read';
import { listIn, recordIn, SearchDataError, textIn, within, textsIn } from './shape';
import type { QuestionWords } from '../question/concepts';
import type { QuestionsData } from './data';

/** Stock dumi searches title and description of a demo; keywords and following text are ours. */
function demoEntry(page: PageInfo, link: string, demo: Demo, sections: Section[]): Entry {
  const prose = sections.filter(({ id }) => id === demo.id).flatMap(({ paragraphs }) => paragraphs);
  return {
    kind: 'demo',
    page,
    link: `${link}#${demo.id}`,
    title: demo.title || page.title,
    ownTitle: demo.title,
    paragraphs: [demo.description, ...prose].filter(Boolean),
    keywords: demo.keywords,
  };
}

function pageEntry(page: PageInfo, link: string, above: readonly Entry[]): Entry {
  // Shown but not searched: the text belongs to the section.
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
    ...leadEntry(page, link, '', content),
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
 * Everything that can be found, in the order of stock dumi: page by page, first sections, then
 * tabs, demos, and the page itself. A prop is a section.
 */
export function readEntries(args: unknown): Entry[] {
  if (!isRecord(args)) throw new SearchDataError('args', 'is no object');
  // Demos and navigation may be missing, but data without routes would silently replace good data.
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

const isWords = (value: unknown): value is string[] => isListOf(value, isText);

/** What the site says of the words of questions; stock dumi's data has nothing of it. */
export function readQuestionWords(args: unknown): QuestionWords {
  const { sameWords = [], ...rest } = isRecord(args) ? args : {};
  if (!isListOf(sameWords, isWords))
    throw new SearchDataError('sameWords', 'is no list of lists of strings');
  return { same: sameWords, stop: textsIn(rest, 'stopWords') };
}

/** The questions that passages answer, by the addresses of these. */
export function readQuestions(args: unknown): QuestionsData {
  if (!isRecord(args)) throw new SearchDataError('questions', 'is no object');
  return within('questions', () =>
    Object.fromEntries(Object.keys(args).map((address) => [address, textsIn(args, address)])),
  );
}
