import { type Keyword } from './query';
import { type SearchIndex } from '../inverted-index/searchIndex';
import { EditDistance } from './distance';
import { type TypoFinder } from './typos';

const MAX_WORDS = 5;
const MIN_LENGTH = 3;

/** More edits than for typos, because these words are only suggestions. */
const reach = (length: number): number => Math.max(1, Math.floor(length / 2) - 1);

/** The words of the site that are nearest to a query without hints, as the site writes them. */
export function nearestWords(
  index: SearchIndex,
  typos: TypoFinder,
  keywords: readonly Keyword[],
): string[] {
  const candidates = new Map<number, number>();
  for (const { text } of keywords) {
    if (text.length < MIN_LENGTH) continue;
    const edits = reach(text.length);
    const distance = new EditDistance(text);
    for (const id of typos.whole(text, edits)) {
      const far = distance.to(index.terms[id] ?? '');
      candidates.set(id, Math.min(far, candidates.get(id) ?? far));
    }
  }
  return [...candidates]
    .sort(([one, near], [other, far]) => near - far || one - other)
    .slice(0, MAX_WORDS)
    .map(([id]) => index.spellings[id] ?? index.terms[id] ?? '');
}
