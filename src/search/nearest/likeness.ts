import { EditDistance, MAX_TYPO_LENGTH } from '../engine/match/distance';
import { partsOf, shapeOf } from '../engine/text/wordShape';

/** Measures how similar a word is to another. */
export type Likeness = (other: string) => number;

/** A shorter prefix means nothing. */
const MIN_LENGTH = 3;

/**
 * Compares words with a requested one: from 0 for nothing in common to 1 for equal. A third of the
 * characters may differ, more than search allows, because these are only suggestions.
 *
 * @param asked - Folded, like the words that it is compared with.
 */
export function likenessTo(asked: string): Likeness {
  const known = new Map<string, number>();
  let distance: EditDistance | undefined;

  function compare(other: string): number {
    if (asked === other) return 1;
    const [short, long] = asked.length < other.length ? [asked, other] : [other, asked];
    if (short.length < MIN_LENGTH || long.length > MAX_TYPO_LENGTH) return 0;
    const allowed = Math.max(1, Math.floor(long.length / 3));
    if (long.length - short.length <= allowed) {
      distance ??= new EditDistance(asked);
      const edits = distance.to(other);
      if (edits <= allowed) return 1 - edits / long.length;
    }
    return long.startsWith(short) ? short.length / long.length : 0;
  }

  return (other) => {
    const likeness = known.get(other) ?? compare(other);
    known.set(other, likeness);
    return likeness;
  };
}

/** The names and words of an address, for comparing it. */
export interface AddressWords {
  /** What stands between slashes and the like, folded and without joiners: `optionrender`. */
  names: readonly string[];
  /** The parts of the names, each once: `option`, `render`. */
  words: readonly string[];
}

const SEPARATORS = /[^\p{L}\p{N}\-_]+/u;
const FILE_TYPE = /\.\w+$/;
/** Of a longer address, only the last names count, which say the most. */
const MAX_NAMES = 8;

/** Splits an address, whatever is in its path, query and hash. */
export function addressWords(address: string): AddressWords {
  const shapes = address
    .replace(FILE_TYPE, '')
    .split(SEPARATORS)
    .map(shapeOf)
    .filter(({ folded }) => folded !== '')
    .slice(-MAX_NAMES);
  const words = shapes.flatMap((shape) =>
    shape.starts.length > 1 ? partsOf(shape) : shape.folded,
  );
  return { names: shapes.map(({ folded }) => folded), words: [...new Set(words)] };
}
