import { parseQuery } from '../match/query';
import { type Span } from '../text/words';
import { createSegment } from '../text/terms';
import { findMarks, type Mark } from './marks';
import { type Pattern } from './findKeyword';

/** Finds the words of a query in the texts of a page, one text after another. */
export interface PlaceFinder {
  /** Where the words occur in a text, from left to right. */
  findIn: (text: string) => Span[];
  /**
   * A finder for the words without an occurrence so far, which also finds them inside other words,
   * and a compound by its parts; undefined if there are none.
   */
  missed: () => PlaceFinder | undefined;
}

/** More marks help no reader; a query of one character finds thousands on a long page. */
const MAX_PLACES = 200;

const NONE: ReadonlySet<string> = new Set();

function finderOf(words: readonly Pattern[], share: number): PlaceFinder {
  // The parts of `onSelect` stand in `onChange`, too, and nobody has asked for that.
  const patterns = words.map((word) => (word.isFuzzy ? word : { ...word, parts: [] }));
  const counts = patterns.map(() => 0);
  const isLeft = ({ keyword }: Mark): boolean => {
    const count = (counts[keyword] ?? 0) + 1;
    counts[keyword] = count;
    return count <= share;
  };
  return {
    findIn: (text) =>
      counts.every((count) => count >= share) ? [] : findMarks(text, patterns).filter(isLeft),
    missed() {
      const missed = words.filter(({ isFuzzy }, at) => !isFuzzy && counts[at] === 0);
      if (!missed.length) return undefined;
      return finderOf(
        missed.map((pattern) => ({ ...pattern, isFuzzy: true })),
        share,
      );
    },
  };
}

/**
 * Finds words by the rules of the index: as whole words, and as beginnings of words and their
 * parts. At most MAX_PLACES are found, shared evenly among the words.
 *
 * @param words - As the reader typed them or as the answer highlighted them.
 */
export function createPlaceFinder(words: readonly string[]): PlaceFinder {
  const patterns = parseQuery(words.join(' '), createSegment()).map((keyword): Pattern => ({
    ...keyword,
    similar: NONE,
    isFuzzy: false,
  }));
  return finderOf(patterns, Math.floor(MAX_PLACES / Math.max(1, patterns.length)));
}
