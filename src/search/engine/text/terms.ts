import { type CharKind, LETTER, UNSPACED } from './words';
import { fold } from './fold';
import { MAX_PARTS, partsOf, shapeOf, type WordShape } from './wordShape';

/** Splits a run of an unspaced script into words. */
export type Segment = (run: string) => string[];

/**
 * Every pair of neighbouring characters, and the last character alone, so that any part of the run
 * is found: several characters by their pairs, one as the beginning of a pair. VitePress does not
 * segment and finds Chinese only at the start of a sentence (vuejs/vitepress#4049).
 */
export function pairsOf(run: string): string[] {
  const letters = Array.from(run);
  return letters.map((letter, at) => letter + (letters[at + 1] ?? ''));
}

/** Words by `Intl.Segmenter` where the browser has it (Firefox since 125), else pairs. */
export function createSegment(
  intl: Pick<typeof Intl, 'Segmenter'> | undefined = globalThis.Intl,
): Segment {
  if (typeof intl?.Segmenter !== 'function') return pairsOf;
  let segmenter: Intl.Segmenter | undefined;
  return (run) => {
    // Made when first needed: loading the dictionaries takes longer than indexing a small site.
    // Without a locale those of all unspaced scripts are used.
    segmenter ??= new intl.Segmenter(undefined, { granularity: 'word' });
    return Array.from(segmenter.segment(run), ({ segment }) => segment);
  };
}

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
