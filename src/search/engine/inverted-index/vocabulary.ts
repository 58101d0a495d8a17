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
