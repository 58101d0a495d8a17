import { type CharKind, LETTER, UNSPACED } from './chars';
import { fold } from './fold';
import { pairsOf, type Segment } from './segment';
import { MAX_PARTS, partsOf, shapeOf, type WordShape } from './wordShape';

/** Prefix of the terms that are pairs of characters of an unspaced run; no word begins with it. */
export const PAIR = '\u0001';

/**
 * The terms of a word, the whole word first. A compound also has its parts and what begins at each
 * part, so that `filterprop` finds `optionFilterProp`.
 */
function termsOfShape(shape: WordShape): string[] {
  const { folded, starts } = shape;
  if (starts.length < 2) return [folded];
  const parts = partsOf(shape);
  const tails = starts.length > MAX_PARTS ? [folded] : starts.map((start) => folded.slice(start));
  return [...new Set([...tails, ...parts])].filter(Boolean);
}

function termsOfRun(run: string, segment: Segment): string[] {
  const folded = fold(run);
  return [...segment(folded), ...pairsOf(folded).map((pair) => PAIR + pair)];
}

/** The sign without a variation selector, which only affects its appearance. */
export function signOf(word: string): string {
  return String.fromCodePoint(word.codePointAt(0) ?? 0);
}

/** The terms of one word of a text in the index. */
export function termsOf(word: string, kind: CharKind, segment: Segment): string[] {
  if (kind === LETTER) return termsOfShape(shapeOf(word));
  return kind === UNSPACED ? termsOfRun(word, segment) : [signOf(word)];
}
