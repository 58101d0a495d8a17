import { FIELD_BITS, FIELD_MASK } from './fields';

/** A list of 32-bit numbers of unknown length; a plain array takes up to twice the memory. */
export class GrowingNumbers {
  length = 0;
  private buffer: Uint32Array<ArrayBuffer> = new Uint32Array(1 << 12);

  push(value: number): void {
    if (this.length === this.buffer.length) {
      const larger = new Uint32Array(this.buffer.length * 2);
      larger.set(this.buffer);
      this.buffer = larger;
    }
    this.buffer[this.length] = value;
    this.length += 1;
  }

  /** The numbers so far; valid until the next `push`. */
  values(): Uint32Array {
    return this.buffer.subarray(0, this.length);
  }

  /** Sets more bits of the number at `at`. */
  mark(at: number, bits: number): void {
    this.buffer[at] = (this.buffer[at] ?? 0) | bits;
  }
}

/** A range of the sorted terms; empty if `from` equals `to`. */
export interface TermRange {
  from: number;
  to: number;
}

/** The index of the first of the sorted `terms` that is not below `text`. */
export function lowerBound(terms: readonly string[], text: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The terms that begin with `prefix`; the term that equals it is the first of them. */
export function prefixRange(terms: readonly string[], prefix: string): TermRange {
  const from = lowerBound(terms, prefix);
  // No text has a code unit above this one, so it ends the terms of the prefix.
  return { from, to: Math.max(from, lowerBound(terms, `${prefix}\uffff`)) };
}

/**
 * An inverted index in flat arrays. Terms are sorted, so all terms with a prefix are adjacent, and
 * so are their postings: a prefix is one pass over memory, however many words begin with it.
 */
export interface SearchIndex {
  terms: readonly string[];
  /** How the term is written in the text, where that differs (`optionFilterProp`). */
  spellings: readonly (string | undefined)[];
  /** The postings of term `t` are those from `starts[t]` up to `starts[t + 1]`. */
  starts: Uint32Array;
  /** The number of the entry above the bits of the fields. */
  postings: Uint32Array;
}

/** What the builder collects: numbered terms, and their occurrences entry by entry. */
export interface Collected {
  ids: ReadonlyMap<string, number>;
  spellings: readonly (string | undefined)[];
  /** The number of the term above the bits of the fields. */
  occurrences: Uint32Array;
  /** The first occurrence of each entry. */
  entryStarts: Uint32Array;
}

/** Sorts terms and postings by two passes over the occurrences (a counting sort). */
export function toIndex({ ids, spellings, occurrences, entryStarts }: Collected): SearchIndex {
  const sorted = [...ids.keys()].sort();
  const ranks = new Uint32Array(sorted.length);
  sorted.forEach((term, rank) => (ranks[ids.get(term) ?? 0] = rank));

  const starts = new Uint32Array(sorted.length + 1);
  for (const occurrence of occurrences) {
    const after = (ranks[occurrence >>> FIELD_BITS] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let rank = 1; rank < starts.length; rank += 1) {
    starts[rank] = (starts[rank] ?? 0) + (starts[rank - 1] ?? 0);
  }

  const next = starts.slice();
  const postings = new Uint32Array(occurrences.length);
  for (let entry = 0; entry < entryStarts.length; entry += 1) {
    const end = entryStarts[entry + 1] ?? occurrences.length;
    for (let at = entryStarts[entry] ?? 0; at < end; at += 1) {
      const occurrence = occurrences[at] ?? 0;
      const rank = ranks[occurrence >>> FIELD_BITS] ?? 0;
      const place = next[rank] ?? 0;
      next[rank] = place + 1;
      postings[place] = (entry << FIELD_BITS) | (occurrence & FIELD_MASK);
    }
  }
  const sortedSpellings = new Array<string | undefined>(sorted.length);
  ranks.forEach((rank, id) => (sortedSpellings[rank] = spellings[id]));
  return { terms: sorted, spellings: sortedSpellings, starts, postings };
}
