import { type RouteInput } from '../site/data';
import { blocksOf } from './blocks';
import { type Contents, contentsOf } from './contents';
import { type Element, findAll, type Node, parseMarkup } from './dom';
import { readPageHeader } from './pageHeader';
import { Problem } from '../../base/problem';
import { readTabs } from './tabs';
import { checkUnique } from './uniqueIds';

/** What can be found on a page. */
export interface PageContent {
  meta: NonNullable<RouteInput['meta']>;
  demos: Contents['demos'];
}

function findMain(document: Node): Element {
  const [main] = findAll(document, ({ tagName }) => tagName === 'main');
  if (main) return main;
  throw new Problem({
    what: 'the page has no <main>.',
    why: 'only the text in it is searched; header, navigation and footer are on every page.',
    fix: 'compare theme/page/Article.tsx with src/search/content/page.ts.',
  });
}

/**
 * Reads a page as its readers do.
 *
 * @param markup - The page as it was rendered ahead, or only its root element.
 * @throws {Problem} When search could not lead to all of it.
 */
export function readPage(markup: string): PageContent {
  const document = parseMarkup(markup);
  const main = findMain(document);
  const frontmatter = readPageHeader(main);
  const { toc, texts, demos } = contentsOf(blocksOf(main));
  const tabs = readTabs(main);
  const sections = [...toc, ...tabs.flatMap(({ meta }) => meta.toc ?? [])];
  checkUnique(
    document,
    sections.map(({ id }) => id),
  );
  return { meta: { frontmatter, toc, texts, ...(tabs.length > 0 && { tabs }) }, demos };
}
