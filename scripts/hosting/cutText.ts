import { createHash } from 'node:crypto';

/** Where a text may be cut: before an element or an object. */
const PLACE = /<|\{"/g;

/** How much of the text after a place decides whether it is cut there. */
const CONTEXT = 96;

/** One place in so many is cut at, which makes pieces of 10 to 20 kB. */
const EVERY = 128;

const isCut = (text: string): boolean =>
  createHash('sha256').update(text).digest().readUInt32BE() % EVERY === 0;

/**
 * Cuts a text into pieces. Where it is cut follows from the text there, so that a change of some
 * words changes the piece that has them, and no other.
 */
export function cutText(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const { index } of text.matchAll(PLACE)) {
    if (index === start || !isCut(text.slice(index, index + CONTEXT))) continue;
    pieces.push(text.slice(start, index));
    start = index;
  }
  return [...pieces, text.slice(start)];
}
