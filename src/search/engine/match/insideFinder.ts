import { PAIR } from '../text/terms';
import { lowerBound } from '../inverted-index/searchIndex';

const BETWEEN = '\n';

/**
 * Finds terms by a substring, as stock dumi does in texts. The terms are searched as one string:
 * every engine finds substrings at the speed of memory.
 */
export class InsideFinder {
  private readonly joined: string;
  private readonly offsets: Uint32Array;

  constructor(terms: readonly string[]) {
    const first = lowerBound(terms, `${PAIR}\uffff`);
    this.offsets = new Uint32Array(terms.length + 1);
    let offset = 0;
    for (let id = first; id < terms.length; id += 1) {
      this.offsets[id] = offset;
      offset += (terms[id] ?? '').length + BETWEEN.length;
    }
    this.offsets[terms.length] = offset;
    this.joined = terms.slice(first).join(BETWEEN);
  }

  /** The terms that contain `text`. */
  find(text: string): number[] {
    const found: number[] = [];
    let at = this.joined.indexOf(text);
    while (at >= 0) {
      const id = this.termAt(at);
      found.push(id);
      at = this.joined.indexOf(text, this.offsets[id + 1]);
    }
    return found;
  }

  /** The last term that starts at or before `at`. */
  private termAt(at: number): number {
    let low = 0;
    let high = this.offsets.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((this.offsets[middle] ?? 0) <= at) low = middle;
      else high = middle;
    }
    return low;
  }
}
