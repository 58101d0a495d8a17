import { PAIR } from '../text/terms';
import { lowerBound } from '../inverted-index/searchIndex';

/**
 * Which characters a word has, and which it has twice, as bits. Characters that share a bit only
 * make the prefilter coarser.
 */
function charactersOf(word: string): [once: number, twice: number] {
  let once = 0;
  let twice = 0;
  for (let at = 0; at < word.length; at += 1) {
    const bit = 1 << (word.charCodeAt(at) & 31);
    twice |= once & bit;
    once |= bit;
  }
  return [once, twice];
}

function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Where each length begins when words are sorted by length. */
function boundsOf(lengths: Uint8Array, longest: number): Uint32Array {
  const bounds = new Uint32Array(longest + 2);
  for (const length of lengths) bounds[length + 1] = (bounds[length + 1] ?? 0) + 1;
  for (let at = 1; at < bounds.length; at += 1)
    bounds[at] = (bounds[at] ?? 0) + (bounds[at - 1] ?? 0);
  return bounds;
}

/**
 * Rejects the terms that cannot be within a number of edits of a word, because an edit adds at most
 * one character and removes at most one. Terms are sorted by length in flat arrays; checking
 * 100,000 of them is faster than in a tree, and takes hardly any memory.
 */
export class Prefilter {
  /** The terms, shorter ones first. */
  private readonly ids: Uint32Array;
  /** Where the terms of each length begin. */
  private readonly bounds: Uint32Array;
  private readonly once: Int32Array;
  private readonly twice: Int32Array;

  constructor(
    terms: readonly string[],
    private readonly maxLength: number,
  ) {
    const first = lowerBound(terms, `${PAIR}\uffff`);
    const size = terms.length - first;
    this.ids = new Uint32Array(size);
    this.once = new Int32Array(size);
    this.twice = new Int32Array(size);
    const lengths = Uint8Array.from({ length: size }, (_, at) =>
      Math.min((terms[first + at] ?? '').length, maxLength + 1),
    );
    this.bounds = boundsOf(lengths, maxLength + 1);
    const next = this.bounds.slice();
    lengths.forEach((length, at) => {
      const place = next[length] ?? 0;
      next[length] = place + 1;
      this.ids[place] = first + at;
      [this.once[place], this.twice[place]] = charactersOf(terms[first + at] ?? '');
    });
  }

  /** The terms that may be within `limit` edits of the word. */
  candidates(word: string, limit: number): number[] {
    const passed: number[] = [];
    if (word.length > this.maxLength) return passed;
    const [once, twice] = charactersOf(word);
    const from = this.bounds[Math.max(0, word.length - limit)] ?? 0;
    const to = this.bounds[Math.min(word.length + limit, this.maxLength) + 1] ?? from;
    for (let at = from; at < to; at += 1) {
      const [other, otherTwice] = [this.once[at] ?? 0, this.twice[at] ?? 0];
      if (countBits(once & ~other) + countBits(twice & ~otherTwice) > limit) continue;
      if (countBits(other & ~once) + countBits(otherTwice & ~twice) > limit) continue;
      passed.push(this.ids[at] ?? 0);
    }
    return passed;
  }
}
