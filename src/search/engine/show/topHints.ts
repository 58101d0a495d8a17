import { type SearchHint } from '../protocol';
import { type FoundHint } from './groups';

/** How many hints are the best of all groups. */
const TOP_COUNT = 3;

/**
 * The best hints of all groups. A page and its lead have one address, which is listed once.
 *
 * @param found - Best first.
 */
export function topHints(found: readonly FoundHint[]): SearchHint[] {
  const links = new Set<string>();
  return found
    .map(({ hint }) => hint)
    .filter(({ link }) => !links.has(link) && links.add(link))
    .slice(0, TOP_COUNT);
}
