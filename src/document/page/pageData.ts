import { parseJson } from '../../lib/parseJson';
import { countOf, isRecord, isText, itemsOf, type Fields } from '../../lib/read';

/** An entry of a page's table of contents (C1). */
export interface TocEntry {
  id: string;
  depth: number;
  title: string;
  /** Name of the group, where it is one of a prop table and not a heading. */
  group?: string;
}

/** What a page and its sources say of it (C1), as far as the page shows it. */
export interface PageMatter {
  title: string;
  description: string;
  /** Other words for what the page is about, for the search. */
  keywords?: string[];
  /** Rows of the prop tables that the page is about, by their anchors. */
  props?: string[];
  /** Code that is shown in the place of these. */
  example?: string;
  /** Path of the source below the project. */
  filename: string;
  /** Time of the last change, in milliseconds since 1970. */
  lastUpdated?: number;
  hero?: { title?: string; description?: string };
}

/** Names every field of `PageMatter`, so that the type check says where a new one was left out. */
export type EveryField = Readonly<Record<keyof PageMatter, unknown>>;

/** A part of a page with a text of its own: the page, or a content tab (B9). */
export interface TextData {
  /** Id of the module that renders the text. */
  module: string;
  toc: TocEntry[];
}

/** What the document of a page says of it. */
export interface PageData extends TextData {
  /** Address without the base path, such as `/demo/single`. */
  path: string;
  frontMatter: PageMatter;
  tabs: (TextData & { key: string; title: string })[];
}

/** More entries than any page has. */
const LIMIT = 10_000;

function parseTocEntry(value: unknown): TocEntry | undefined {
  if (!isRecord(value) || !isText(value.id) || !isText(value.title)) return undefined;
  const { id, depth, title, group } = value;
  return { id, depth: countOf(depth), title, ...(isText(group) && { group }) };
}

function parseTexts(value: unknown): string[] {
  return itemsOf(value, LIMIT, (text) => (isText(text) ? text : undefined));
}

function parseHero({ title, description }: Fields): PageMatter['hero'] {
  return {
    ...(isText(title) && { title }),
    ...(isText(description) && { description }),
  };
}

function parseMatter(value: unknown): PageMatter | undefined {
  if (!isRecord(value)) return undefined;
  const { title, description, keywords, filename, lastUpdated, hero } = value;
  if (!isText(title) || !isText(description) || !isText(filename)) return undefined;
  return {
    title,
    description,
    filename,
    keywords: keywords === undefined ? undefined : parseTexts(keywords),
    lastUpdated: typeof lastUpdated === 'number' ? lastUpdated : undefined,
    hero: isRecord(hero) ? parseHero(hero) : undefined,
    // What is about props is in the document as text.
  } satisfies Omit<EveryField, 'props' | 'example'>;
}

function parseTab(value: unknown): PageData['tabs'][number] | undefined {
  if (!isRecord(value) || !isText(value.key) || !isText(value.title) || !isText(value.module))
    return undefined;
  const { key, title, module, toc } = value;
  return { key, title, module, toc: itemsOf(toc, LIMIT, parseTocEntry) };
}

/** Reads what a document says of its page; undefined where it says nothing, as the 404 page. */
export function parsePageData(text: string): PageData | undefined {
  const value = parseJson(text);
  if (!isRecord(value) || !isText(value.path) || !isText(value.module)) return undefined;
  const frontMatter = parseMatter(value.frontMatter);
  if (!frontMatter) return undefined;
  return {
    path: value.path,
    module: value.module,
    frontMatter,
    toc: itemsOf(value.toc, LIMIT, parseTocEntry),
    tabs: itemsOf(value.tabs, LIMIT, parseTab),
  };
}
