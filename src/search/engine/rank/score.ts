import { FIELD_BITS, LEVEL_WEIGHTS } from '../inverted-index/fields';
import { MAX_KEYWORDS } from '../match/query';

/** How well a term matches a keyword. */
export const GRADE = {
  /** The term contains the keyword. */
  fragment: 1,
  /** A prefix of the term is a few edits away. */
  unfinished: 2,
  /** The term is a few edits away. */
  typo: 3,
  /** The parts of a compound are there, but not together. */
  scattered: 4,
  /** The term begins with the keyword. */
  beginning: 5,
  exact: 6,
} as const;

/** One of `GRADE`. */
export type Grade = (typeof GRADE)[keyof typeof GRADE];

// A score is three sums of the weights of D5 in one number: of exact matches, of beginnings, and of
// fuzzy matches. So an exact match in a text scores higher than a beginning in a page title, and
// equal sums stay equal. Each sum has room for MAX_KEYWORDS keywords of the highest weight.
const HEAVIEST = Math.max(...LEVEL_WEIGHTS) * MAX_KEYWORDS;
const [NONE, TEXT, TITLE] = LEVEL_WEIGHTS;

/**
 * Among fuzzy matches, a page weighs no more than a heading: D5 weighs words, these are guesses.
 */
const FUZZY_WEIGHTS = [NONE, TEXT, TITLE, TITLE] as const;
const FUZZY_FACTORS = [0, 1, 2, 3, 4] as const;
const HEAVIEST_FUZZY = FUZZY_WEIGHTS[3] * FUZZY_FACTORS[4] * MAX_KEYWORDS;
const FUZZY_ROOM = 2 ** Math.ceil(Math.log2(HEAVIEST_FUZZY + 1));
const BEGINNING_ROOM = 2 ** Math.ceil(Math.log2(HEAVIEST + 1));
const UNIT = FUZZY_ROOM * BEGINNING_ROOM;

/** How many bits the level has in a code, below the grade. */
export const LEVEL_BITS = 2;
/** How many bits a code has. */
export const CODE_BITS = 5;
/** The bits of a code. */
export const CODE_MASK = (1 << CODE_BITS) - 1;

// A merged posting stands for all postings of an entry in a range of terms. From its lowest bits
// up, it has the fields of all of them, their best code, and the entry. The state of an entry in a
// tally has the same fields and code, and the keyword above them.

/** Where the code begins in a merged posting or a state. */
export const CODE_SHIFT = FIELD_BITS;
/** Where the entry of a merged posting or the keyword of a state begins. */
export const ABOVE_CODE_SHIFT = CODE_SHIFT + CODE_BITS;

/**
 * What a keyword adds to the score of an entry, by grade and level (the code
 * `grade << LEVEL_BITS | level`).
 */
export const SCORES = Float64Array.from([
  ...FUZZY_FACTORS.flatMap((factor) => FUZZY_WEIGHTS.map((weight) => factor * weight)),
  ...[FUZZY_ROOM, UNIT].flatMap((factor) => LEVEL_WEIGHTS.map((weight) => factor * weight)),
]);

/** The priority of a hint (D3): the weights of D5 for exact matches, fractions of 1 for others. */
export function priorityOf(score: number): number {
  return score / UNIT;
}

/** Titles of this length and longer ones count as equally long. */
export const MAX_TITLE_LENGTH = 255;

const TITLE_ROOM = MAX_TITLE_LENGTH + 1;
const COMPLETE = UNIT * HEAVIEST * 2 * TITLE_ROOM;

/**
 * The order of hints: those with all keywords first, then by score, then by the length of the title
 * (`value` before `defaultValue`), which is MAX_TITLE_LENGTH if only the text matches.
 */
export function rankOf(score: number, isComplete: boolean, titleLength: number): number {
  return (isComplete ? COMPLETE : 0) + score * TITLE_ROOM + MAX_TITLE_LENGTH - titleLength;
}

/** The rank of an entry that has so many keywords in its title, and no other. */
export function rankOfTitle(keywords: number): number {
  return rankOf(TITLE * keywords * UNIT, true, MAX_TITLE_LENGTH);
}
