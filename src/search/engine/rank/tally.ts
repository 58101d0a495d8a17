import { FIELD_BITS, FIELD_MASK, LEVELS } from '../inverted-index/fields';
import {
  ABOVE_CODE_SHIFT,
  CODE_MASK,
  CODE_SHIFT,
  GRADE,
  type Grade,
  LEVEL_BITS,
  SCORES,
} from './score';
import type { SearchIndex, TermRange } from '../inverted-index/searchIndex';

/** Below one entry in 16, clearing them one by one is faster. */
const SPARSE = 16;

const codesOf = (grade: Grade): Uint8Array => LEVELS.map((level) => (grade << LEVEL_BITS) | level);

/** For each grade the code of every combination of fields. */
const CODES: Readonly<Record<Grade, Uint8Array>> = {
  [GRADE.fragment]: codesOf(GRADE.fragment),
  [GRADE.unfinished]: codesOf(GRADE.unfinished),
  [GRADE.typo]: codesOf(GRADE.typo),
  [GRADE.scattered]: codesOf(GRADE.scattered),
  [GRADE.beginning]: codesOf(GRADE.beginning),
  [GRADE.exact]: codesOf(GRADE.exact),
};
/** A merged posting contains its code. */
const MERGED_CODES = Uint8Array.from(
  { length: 1 << ABOVE_CODE_SHIFT },
  (_, bits) => bits >>> CODE_SHIFT,
);

/**
 * Adds up the scores of entries, keyword by keyword. Only the entries that a query has touched are
 * cleared, so a query costs the postings that it reads and nothing for all other entries.
 */
export class Tally {
  private readonly states: Uint16Array;
  /** The keywords an entry has, one bit each. */
  private readonly keywords: Int32Array;
  private readonly scores: Float64Array;
  private readonly used: Uint32Array;
  private usedCount = 0;
  private keyword = 0;

  constructor(
    private readonly index: SearchIndex,
    entryCount: number,
  ) {
    this.states = new Uint16Array(entryCount);
    this.keywords = new Int32Array(entryCount);
    this.scores = new Float64Array(entryCount);
    this.used = new Uint32Array(entryCount);
  }

  /** Sets the keyword, from 0, that the next additions are for. Only the best of them counts. */
  setKeyword(keyword: number): void {
    this.keyword = keyword;
  }

  /** Grades every entry that has one of the terms. */
  addAny({ from, to }: TermRange, grade: Grade): void {
    const { starts, postings } = this.index;
    this.add(postings, starts[from] ?? 0, starts[to] ?? 0, FIELD_BITS, CODES[grade]);
  }

  /** Grades the entries of merged postings. */
  addMerged(merged: Uint32Array): void {
    this.add(merged, 0, merged.length, ABOVE_CODE_SHIFT, MERGED_CODES);
  }

  /**
   * The hot loop of a query, hence the local variables. `codes` has the code of grade and level for
   * the bits of a posting below the entry.
   */
  private add(
    postings: Uint32Array,
    from: number,
    to: number,
    shift: number,
    codes: Uint8Array,
  ): void {
    const { states, keywords, scores, used } = this;
    const mask = (1 << shift) - 1;
    const bit = 1 << this.keyword;
    const latest = this.keyword + 1;
    let { usedCount } = this;
    for (let at = from; at < to; at += 1) {
      const posting = postings[at] ?? 0;
      const entry = posting >>> shift;
      const code = codes[posting & mask] ?? 0;
      const fields = posting & FIELD_MASK;
      const state = states[entry] ?? 0;
      const has = keywords[entry] ?? 0;
      let best = 0;
      if (state >>> ABOVE_CODE_SHIFT === latest) best = (state >>> CODE_SHIFT) & CODE_MASK;
      else if (has & bit) best = CODE_MASK;
      if (code <= best) {
        // Another word with the same beginning, or a fuzzy match of an entry with the word itself.
        states[entry] = state | fields;
        continue;
      }
      if (state === 0) {
        used[usedCount] = entry;
        usedCount += 1;
      }
      states[entry] =
        (latest << ABOVE_CODE_SHIFT) | (code << CODE_SHIFT) | (state & FIELD_MASK) | fields;
      scores[entry] = (scores[entry] ?? 0) + (SCORES[code] ?? 0) - (SCORES[best] ?? 0);
      // A fragment does not count as having the keyword.
      if (code >>> LEVEL_BITS > GRADE.fragment) keywords[entry] = has | bit;
    }
    this.usedCount = usedCount;
  }

  /** The entries with any keyword; valid until the next addition. */
  found(): Uint32Array {
    return this.used.subarray(0, this.usedCount);
  }

  /** The score of an entry so far. */
  scoreOf(entry: number): number {
    return this.scores[entry] ?? 0;
  }

  /** The keywords an entry has, one bit each. */
  keywordsOf(entry: number): number {
    return this.keywords[entry] ?? 0;
  }

  /** The fields in which an entry has them. */
  fieldsOf(entry: number): number {
    return (this.states[entry] ?? 0) & FIELD_MASK;
  }

  /** Resets the tally for the next query. */
  clear(): void {
    const { states, keywords, scores } = this;
    // Clearing everything is one fast pass over memory; a few entries are faster one by one.
    if (this.usedCount * SPARSE > states.length) {
      for (const list of [states, keywords, scores]) list.fill(0);
    } else {
      for (const entry of this.found()) states[entry] = keywords[entry] = scores[entry] = 0;
    }
    this.usedCount = 0;
  }
}
