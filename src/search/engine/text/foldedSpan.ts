import { JOINERS } from './chars';
import { fold } from './fold';

/** A part of a text, by the indices of its first character and of the one after its last. */
export interface Span {
  start: number;
  end: number;
}

const KEEPS_PLACES = /^[a-z0-9]+$/i;
const CLUSTERS = /\P{M}\p{M}*|\p{M}+/gu;

/** Finds the part of a word that a part of its folded form comes from, in whole characters. */
export function unfoldSpan(word: string, folded: string, { start, end }: Span): Span {
  if (word === folded || KEEPS_PLACES.test(word)) return { start, end };
  const origins: Span[] = [];
  let rebuilt = '';
  for (const { 0: cluster, index } of word.matchAll(CLUSTERS)) {
    if (JOINERS.test(cluster)) continue;
    const piece = fold(cluster);
    for (let at = 0; at < piece.length; at += 1)
      origins.push({ start: index, end: index + cluster.length });
    rebuilt += piece;
  }
  const [first, last] = [origins[start], origins[end - 1]];
  // The word does not fold character by character, as with some Hangul: the whole word is returned.
  if (rebuilt !== folded || !first || !last) return { start: 0, end: word.length };
  return { start: first.start, end: last.end };
}
