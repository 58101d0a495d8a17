import { type RouteInput } from '../../engine/site/data';
import { blocksOf } from './blocks';
import { type EncodedContent, encodeContent } from './encodeContent';
import {
  attributeOf,
  type Element,
  elementsIn,
  findAll,
  type Node,
  parseMarkup,
} from '../../../lib/markup';
import { readPageHeader } from './block';
import { Problem } from '../../../lib/problem';
import { readTabs } from './tabs';

/** The content of a page in the search data. */
export interface PageContent {
  meta: NonNullable<RouteInput['meta']>;
  demos: EncodedContent['demos'];
}

function findMain(document: Node): Element {
  const [main] = findAll(document, ({ tagName }) => tagName === 'main');
  if (main) return main;
  throw new Problem({
    what: 'the page has no <main>.',
    why: 'only the text in it is searched; header, navigation and footer are on every page.',
    fix: 'compare theme/layout/Article.tsx with src/search/build/content/page.ts.',
  });
}

/** Other words for what the page is about, which its head has (theme/layout/PageHead.tsx). */
function keywordsOf(document: Node): string[] {
  const [meta] = findAll(
    document,
    (element) => element.tagName === 'meta' && attributeOf(element, 'name') === 'keywords',
  );
  const content = meta && attributeOf(meta, 'content');
  return content?.split(', ') ?? [];
}

/** Throws a problem when several elements of the document have one of the ids. */
function checkUnique(document: Node, ids: readonly string[]): void {
  const counts = new Map<string, number>();
  for (const element of elementsIn(document)) {
    const id = attributeOf(element, 'id');
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const repeated = ids.find((id) => (counts.get(id) ?? 0) > 1);
  if (repeated === undefined) return;
  throw new Problem({
    what: `several elements have the id "${repeated}".`,
    why: 'search leads there, and a browser takes the first one, whichever is meant.',
    fix: 'write one of the headings in another way, or give one of the demos another id.',
  });
}

/**
 * Reads what can be found on a page.
 *
 * @param markup - The pre-rendered page, or only its root element.
 * @throws {Problem} When search could not lead to all of it.
 */
export function readPage(markup: string): PageContent {
  const document = parseMarkup(markup);
  const main = findMain(document);
  const keywords = keywordsOf(document);
  const frontmatter = { ...readPageHeader(main), ...(keywords.length > 0 && { keywords }) };
  const { toc, texts, demos } = encodeContent(blocksOf(main));
  const tabs = readTabs(main);
  const sections = [...toc, ...tabs.flatMap(({ meta }) => meta.toc ?? [])];
  checkUnique(
    document,
    sections.map(({ id }) => id),
  );
  return { meta: { frontmatter, toc, texts, ...(tabs.length > 0 && { tabs }) }, demos };
}
