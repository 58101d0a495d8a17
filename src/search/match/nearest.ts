import { type Keyword } from './query';
import { type SearchIndex } from '../inverted-index/searchIndex';
import { EditDistance } from './distance';
import { type TypoFinder } from './typos';

const MOST_WORDS = 5;
const FEWEST_LETTERS = 3;

/**
 * Further than typos are forgiven, since these words are only offered; but not so far that nothing
 * is in common.
 */
const reach = (letters: number): number => Math.max(1, Math.floor(letters / 2) - 1);

/**
 * The words of the site that are nearest to what was asked and not found, as the site writes them.
 */
export function nearestWords(
  index: SearchIndex,
  typos: TypoFinder,
  keywords: readonly Keyword[],
): string[] {
  const candidates = new Map<number, number>();
  for (const { text } of keywords) {
    if (text.length < FEWEST_LETTERS) continue;
    const edits = reach(text.length);
    const distance = new EditDistance(text);
    for (const id of typos.whole(text, edits)) {
      const far = distance.to(index.terms[id] ?? '');
      candidates.set(id, Math.min(far, candidates.get(id) ?? far));
    }
  }
  return [...candidates]
    .sort(([one, near], [other, far]) => near - far || one - other)
    .slice(0, MOST_WORDS)
    .map(([id]) => index.spellings[id] ?? index.terms[id] ?? '');
}
