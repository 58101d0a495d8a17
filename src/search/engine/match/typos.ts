import { EditDistance, MAX_TYPO_LENGTH } from './distance';
import { prefixRange, type SearchIndex } from '../inverted-index/searchIndex';
import { Prefilter } from './prefilter';
import type { Keyword } from './query';

/**
 * How many edits a typed word of a given length may be away from a term. The shorter a word, the
 * more other words are one edit away.
 */
export function editsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** In a word too short for typos, one character may be wrong or two swapped, but none missing. */
const SHORT_WORD_EDITS = 1;

/** Finds terms that the reader may have mistyped: compares those that pass the prefilter. */
export class TypoFinder {
  private readonly prefilter: Prefilter;

  constructor(private readonly terms: readonly string[]) {
    this.prefilter = new Prefilter(terms, MAX_TYPO_LENGTH);
  }

  /** The terms within `limit` edits. */
  whole(typed: string, limit: number): number[] {
    if (limit === 0) return [];
    const distance = new EditDistance(typed);
    return this.prefilter
      .candidates(typed, limit)
      .filter((id) => distance.to(this.terms[id] ?? '') <= limit);
  }

  /**
   * The terms with a prefix close to the typed word, for a reader who is still typing. They begin
   * with its first character or, in case that was left out or swapped, its second; there are too
   * many others, and few of them are meant.
   */
  beginning(typed: string): number[] {
    if (typed.length > MAX_TYPO_LENGTH) return [];
    const distance = new EditDistance(typed);
    const edits = editsAllowed(typed.length);
    const isNear = (term: string): boolean =>
      edits > 0
        ? distance.toBeginning(term) <= edits
        : distance.to(term.slice(0, typed.length)) <= SHORT_WORD_EDITS;
    const near: number[] = [];
    for (const letter of new Set(typed.slice(0, 2))) {
      const { from, to } = prefixRange(this.terms, letter);
      for (let id = from; id < to; id += 1) if (isNear(this.terms[id] ?? '')) near.push(id);
    }
    return near;
  }
}

const MAX_WORDS = 5;
const MIN_LENGTH = 3;

/** More edits than for typos, because these words are only suggestions. */
const reach = (length: number): number => Math.max(1, Math.floor(length / 2) - 1);

/** The words of the site that are nearest to a query without hints, as the site writes them. */
export function nearestWords(
  index: SearchIndex,
  typos: TypoFinder,
  keywords: readonly Keyword[],
): string[] {
  const candidates = new Map<number, number>();
  for (const { text } of keywords) {
    if (text.length < MIN_LENGTH) continue;
    const edits = reach(text.length);
    const distance = new EditDistance(text);
    for (const id of typos.whole(text, edits)) {
      const far = distance.to(index.terms[id] ?? '');
      candidates.set(id, Math.min(far, candidates.get(id) ?? far));
    }
  }
  return [...candidates]
    .sort(([one, near], [other, far]) => near - far || one - other)
    .slice(0, MAX_WORDS)
    .map(([id]) => index.spellings[id] ?? index.terms[id] ?? '');
}
