import { type Keyword, parseQuery } from '../match/query';
import { type SearchHint } from '../protocol';
import { type Segment } from '../text/segment';
import { type FoundHint } from './groups';

/** How many hints are the best of all groups. */
const TOP_COUNT = 3;

const keyOf = (keywords: readonly Keyword[]): string => keywords.map(({ text }) => text).join('');

/**
 * The best hints of all groups. An entry whose name is the query comes first: a reader who types
 * `value` wants that prop, although a page with the word in its title weighs more (D5). A page and
 * its lead have one address, which is listed once.
 *
 * @param found - In the order of their ranks.
 */
export function topHints(
  found: readonly FoundHint[],
  keywords: readonly Keyword[],
  segment: Segment,
): SearchHint[] {
  const query = keyOf(keywords);
  const isNamed = ({ entry }: FoundHint): boolean =>
    keyOf(parseQuery(entry.ownTitle, segment)) === query;
  const named = found.filter(isNamed);
  const others = found.filter((hint) => !named.includes(hint));
  const links = new Set<string>();
  return [...named, ...others]
    .map(({ hint }) => hint)
    .filter(({ link }) => !links.has(link) && links.add(link))
    .slice(0, TOP_COUNT);
}
