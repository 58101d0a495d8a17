import type { Span } from '../text/words';
import { GRADE, type Grade } from '../rank/score';
import { partEnd, type WordShape } from '../text/wordShape';
import type { KeywordMatch } from '../match/matches';
import type { Keyword } from '../match/query';

/** What to mark in a text for a keyword. */
export interface Pattern extends Keyword {
  /** Terms that match the keyword with a typo. */
  similar: ReadonlySet<string>;
  /** Whether the keyword is also found inside words. */
  isFuzzy: boolean;
}

/** The pattern for what the index found for a keyword. */
export function patternOf({ keyword, fuzzy }: KeywordMatch, terms: readonly string[]): Pattern {
  const similar = new Set<string>();
  for (const id of fuzzy ? [...fuzzy.typos, ...fuzzy.unfinished, ...fuzzy.fragments] : []) {
    const term = terms[id];
    if (term !== undefined && !term.includes(keyword.text)) similar.add(term);
  }
  return { ...keyword, similar, isFuzzy: fuzzy !== undefined };
}

/** Where a keyword occurs in the folded form of a word, and how well it matches. */
export interface Occurrence extends Span {
  grade: Grade;
}

const NOWHERE: readonly Occurrence[] = [];

const occurrenceAt = (start: number, length: number, grade: Grade): Occurrence => ({
  start,
  end: start + length,
  grade,
});

/** The part of a word that begins with a text, if possible a whole one (`render`, optionRender). */
function findBeginning({ folded, starts }: WordShape, text: string): Occurrence | undefined {
  let beginning: Occurrence | undefined;
  for (let at = 0; at < starts.length; at += 1) {
    const start = starts[at] ?? 0;
    // Most words differ in the first character, and comparing it is faster than `startsWith`.
    if (folded.charCodeAt(start) !== text.charCodeAt(0) || !folded.startsWith(text, start))
      continue;
    const end = start + text.length;
    if (end === folded.length || end === starts[at + 1])
      return occurrenceAt(start, text.length, GRADE.exact);
    beginning ??= occurrenceAt(start, text.length, GRADE.beginning);
  }
  return beginning;
}

function findSimilar(shape: WordShape, similar: ReadonlySet<string>): Occurrence | undefined {
  for (const [at, start] of shape.starts.entries()) {
    for (const end of [shape.folded.length, partEnd(shape, at)]) {
      if (similar.has(shape.folded.slice(start, end)))
        return occurrenceAt(start, end - start, GRADE.typo);
    }
  }
  return undefined;
}

function findParts(shape: WordShape, parts: readonly string[]): readonly Occurrence[] {
  let there: Occurrence[] | undefined;
  for (const part of parts) {
    const found = findBeginning(shape, part);
    // Graded below the whole word, or a paragraph with the parts could be shown instead of one with
    // the word.
    if (found) (there ??= []).push({ ...found, grade: GRADE.scattered });
  }
  return there ?? NOWHERE;
}

/** Finds a keyword in a word, at most once, or those of its parts that occur. */
export function findInWord(shape: WordShape, pattern: Pattern): readonly Occurrence[] {
  const { text, parts, similar, isFuzzy } = pattern;
  const found =
    findBeginning(shape, text) ?? (similar.size ? findSimilar(shape, similar) : undefined);
  if (found) return [found];
  if (parts.length) {
    const there = findParts(shape, parts);
    if (there.length) return there;
  }
  const inside = isFuzzy ? shape.folded.indexOf(text) : -1;
  return inside < 0 ? NOWHERE : [occurrenceAt(inside, text.length, GRADE.fragment)];
}

function findEach(run: string, text: string, grade: Grade): Occurrence[] {
  const found: Occurrence[] = [];
  for (let at = run.indexOf(text); at >= 0; at = run.indexOf(text, at + text.length)) {
    found.push(occurrenceAt(at, text.length, grade));
  }
  return found;
}

/** Finds a keyword anywhere in a run of an unspaced script, or those of its pairs that occur. */
export function findInRun(
  { folded }: WordShape,
  { text, pairs, isFuzzy }: Pattern,
): readonly Occurrence[] {
  if (!pairs.length) return NOWHERE;
  const found = findEach(folded, text, GRADE.exact);
  if (found.length || !isFuzzy) return found;
  return pairs.flatMap((pair) => findEach(folded, pair, GRADE.typo));
}
