import { LETTER, UNSPACED } from '../text/chars';
import { fold } from '../text/fold';
import { pairsOf, type Segment } from '../text/segment';
import { signOf } from '../text/terms';
import { forEachWord } from '../text/words';
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
