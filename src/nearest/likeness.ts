import { EditDistance, MOST_LETTERS } from '../search/match/distance';

/** A shorter beginning says nothing. */
const FEWEST_LETTERS = 3;

/**
 * How far two folded words are alike, from 0 for nothing in common to 1 for the same. A third of the letters may differ,
 * more than search forgives: what is found here is only offered.
 */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < FEWEST_LETTERS || long.length > MOST_LETTERS) return 0;
  const edits = new EditDistance(short).to(long);
  if (edits <= Math.max(1, Math.floor(long.length / 3))) return 1 - edits / long.length;
  return long.startsWith(short) ? short.length / long.length : 0;
}
