import { parseQuery } from '../match/query';
import { type Span } from '../text/foldedSpan';
import { createSegment } from '../text/segment';
import { findMarks, type Mark } from './marks';
import { type Pattern } from './pattern';

/** A stretch of one of several texts. */
export interface Place extends Span {
  /** The place of the text in the list. */
  text: number;
}

/** More marks than these show a reader nothing; a query of one letter finds thousands on a long page. */
const MOST_PLACES = 200;

const NONE: ReadonlySet<string> = new Set();

function findAll(texts: readonly string[], patterns: readonly Pattern[], share: number) {
  const counts = patterns.map(() => 0);
  const isLeft = (mark: Mark): boolean => {
    const count = (counts[mark.keyword] ?? 0) + 1;
    counts[mark.keyword] = count;
    return count <= share;
  };
  const places = texts.flatMap((text, at) =>
    findMarks(text, patterns)
      .filter(isLeft)
      .map(({ start, end }): Place => ({ text: at, start, end })),
  );
  return { places, missed: patterns.filter((_, keyword) => !counts[keyword]) };
}

/**
 * Finds where the words of a query stand in the texts of a page, by the rules the index follows: whole, as beginnings of
 * words and of their parts. Words that are nowhere so are looked for inside of others.
 *
 * @param texts - Each is searched by itself, as the text nodes of a page are.
 * @param words - As the reader typed them or as the answer highlighted them.
 * @returns At most MOST_PLACES places, shared evenly among the words, in the order of the texts.
 */
export function findPlaces(texts: readonly string[], words: readonly string[]): Place[] {
  const keywords = parseQuery(words.join(' '), createSegment());
  const share = Math.floor(MOST_PLACES / Math.max(1, keywords.length));
  const exact = keywords.map((keyword): Pattern => ({
    ...keyword,
    similar: NONE,
    isLoose: false,
  }));
  const { places, missed } = findAll(texts, exact, share);
  if (!missed.length) return places;
  const loose = missed.map((pattern) => ({ ...pattern, isLoose: true }));
  return [...places, ...findAll(texts, loose, share).places].sort(
    (one, other) => one.text - other.text || one.start - other.start,
  );
}
