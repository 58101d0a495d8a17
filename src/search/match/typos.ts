import { EditDistance, MOST_LETTERS } from './distance';
import { prefixRange } from '../inverted-index/vocabulary';
import { Prefilter } from './prefilter';

/**
 * How many edits a typed word of a given length may be away from a term. The shorter a word, the
 * more other words are one edit away.
 */
export function editsAllowed(letters: number): number {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

/**
 * Of a word of fewer letters than may have typos, one may be wrong or two swapped, but none
 * missing.
 */
const EDITS_IN_FEW = 1;

/** Finds terms by typos: those that pass the prefilter are compared letter by letter. */
export class TypoFinder {
  private readonly prefilter: Prefilter;

  constructor(private readonly terms: readonly string[]) {
    this.prefilter = new Prefilter(terms, MOST_LETTERS);
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
   * The terms of which a beginning is nearly the typed word: a reader who is still typing. Only
   * those that begin with its first letter or, left out or swapped, its second; of all others there
   * are too many, and few are meant.
   */
  beginning(typed: string): number[] {
    if (typed.length > MOST_LETTERS) return [];
    const distance = new EditDistance(typed);
    const edits = editsAllowed(typed.length);
    const isNear = (term: string): boolean =>
      edits > 0
        ? distance.toBeginning(term) <= edits
        : distance.to(term.slice(0, typed.length)) <= EDITS_IN_FEW;
    const near: number[] = [];
    for (const letter of new Set(typed.slice(0, 2))) {
      const { from, to } = prefixRange(this.terms, letter);
      for (let id = from; id < to; id += 1) if (isNear(this.terms[id] ?? '')) near.push(id);
    }
    return near;
  }
}
