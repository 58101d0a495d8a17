import { fold } from '../text/fold';
import { signOf, pairsOf, type Segment } from '../text/terms';
import { forEachWord, LETTER, UNSPACED } from '../text/words';
import { MAX_PARTS, partsOf, shapeOf } from '../text/wordShape';

/** A word of the query. It counts once (D5), however often the query has it. */
export interface Keyword {
  /** Folded and without joiners. */
  text: string;
  /** The parts of a compound (`filterProp`), which also match separately; otherwise empty. */
  parts: readonly string[];
  /** The pairs of a word of an unspaced script, which match across segments; otherwise empty. */
  pairs: readonly string[];
}

/** No reader types more, and a pasted page must not cost more than a query. */
const MAX_LENGTH = 2000;
/** The most keywords that the bits of the ranker have room for. */
export const MAX_KEYWORDS = 32;

/** Splits a query by the same rules as the texts. */
export function parseQuery(query: string, segment: Segment): Keyword[] {
  const text = query.slice(0, MAX_LENGTH);
  const keywords = new Map<string, Keyword>();
  const add = (keyword: Keyword): void => {
    if (keyword.text.trim() !== '' && keywords.size < MAX_KEYWORDS && !keywords.has(keyword.text)) {
      keywords.set(keyword.text, keyword);
    }
  };
  forEachWord(text, (start, end, kind) => {
    const word = text.slice(start, end);
    if (kind === LETTER) {
      const shape = shapeOf(word);
      const parts = shape.starts.length > MAX_PARTS ? [] : partsOf(shape);
      add({ text: shape.folded, parts, pairs: [] });
    } else if (kind === UNSPACED) {
      for (const run of segment(fold(word))) add({ text: run, parts: [], pairs: innerPairs(run) });
    } else {
      add({ text: signOf(word), parts: [], pairs: [] });
    }
  });
  return [...keywords.values()];
}

/** The pairs without the last character, which is in the pair before it, unless it is alone. */
function innerPairs(run: string): string[] {
  const pairs = pairsOf(run);
  return pairs.length > 1 ? pairs.slice(0, -1) : pairs;
}

/**
 * Words that only connect the others: `how to clear` is about clearing. English, like the content
 * (B12).
 */
export const FUNCTION_WORDS = new Set(
  'a an and are as at be by can do does for from how i in into is it my of on or the to what when where which why with'.split(
    ' ',
  ),
);

/** Whether keywords together are a word of the site: `label in value`. */
export function areOneTerm(
  keywords: readonly Keyword[],
  isTerm: (text: string) => boolean,
): boolean {
  return isTerm(keywords.map(({ text }) => text).join(''));
}

/**
 * The keywords that a hint must have to count as one that has all, one bit each: all but the
 * function words, unless there is nothing else. The last keyword may be the beginning of another
 * word (`max to`), so it always counts, and so do all when together they are a word of the site
 * (`label in value`).
 */
export function requiredKeywords(
  keywords: readonly Keyword[],
  isTerm: (text: string) => boolean,
): number {
  const last = keywords.length - 1;
  const isCompound = areOneTerm(keywords, isTerm);
  const isMinor = ({ text }: Keyword, at: number): boolean =>
    !isCompound && at !== last && FUNCTION_WORDS.has(text);
  return keywords.reduce(
    (mask, keyword, at) => (isMinor(keyword, at) ? mask : mask | (1 << at)),
    0,
  );
}
