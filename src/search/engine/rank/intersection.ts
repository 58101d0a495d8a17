import { ABOVE_CODE_SHIFT, CODE_SHIFT, type Grade, LEVEL_BITS } from './score';
import { FIELD_BITS, FIELD_MASK, LEVELS } from '../inverted-index/fields';
import { type SearchIndex, type TermRange, GrowingNumbers } from '../inverted-index/searchIndex';

/** Finds the entries that have a term of each of several ranges. */
export class Intersection {
  /** How many of the ranges so far each entry was in. */
  private readonly counts: Uint8Array;
  private readonly levels: Uint8Array;
  private readonly fields: Uint8Array;
  private readonly used: Uint32Array;
  private usedCount = 0;

  constructor(
    private readonly index: SearchIndex,
    entryCount: number,
  ) {
    this.counts = new Uint8Array(entryCount);
    this.levels = new Uint8Array(entryCount);
    this.fields = new Uint8Array(entryCount);
    this.used = new Uint32Array(entryCount);
  }

  /** The entries with a term of each range, as merged postings with the lowest of their levels. */
  find(ranges: readonly TermRange[], grade: Grade): Uint32Array {
    ranges.forEach((range, nth) => this.narrow(range, nth));
    const found = new GrowingNumbers();
    for (let at = 0; at < this.usedCount; at += 1) {
      const entry = this.used[at] ?? 0;
      if (this.counts[entry] === ranges.length) {
        const code = (grade << LEVEL_BITS) | (this.levels[entry] ?? 0);
        const fields = this.fields[entry] ?? 0;
        found.push((entry << ABOVE_CODE_SHIFT) | (code << CODE_SHIFT) | fields);
      }
      this.counts[entry] = 0;
    }
    this.usedCount = 0;
    return found.values();
  }

  private narrow({ from, to }: TermRange, nth: number): void {
    const { starts, postings } = this.index;
    const end = starts[to] ?? 0;
    for (let at = starts[from] ?? end; at < end; at += 1) {
      const posting = postings[at] ?? 0;
      const entry = posting >>> FIELD_BITS;
      if (this.counts[entry] !== nth) continue;
      const fields = posting & FIELD_MASK;
      const level = LEVELS[fields] ?? 0;
      if (nth === 0) {
        this.used[this.usedCount] = entry;
        this.usedCount += 1;
        this.levels[entry] = level;
        this.fields[entry] = fields;
      } else {
        this.levels[entry] = Math.min(this.levels[entry] ?? 0, level);
        this.fields[entry] = (this.fields[entry] ?? 0) | fields;
      }
      this.counts[entry] = nth + 1;
    }
  }
}
