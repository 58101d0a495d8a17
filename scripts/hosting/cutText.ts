import { createHash } from 'node:crypto';

/** Where JSON may be cut: before an object. */
const PLACE = /\{"/g;

/** How much of the text after a place decides whether it is cut there. */
const CONTEXT = 96;

/** One place in so many may be cut at. */
const EVERY = 16;

/** Length of a piece at least. */
const SHORTEST = 20_000;

const isCut = (text: string): boolean =>
  createHash('sha256').update(text).digest().readUInt32BE() % EVERY === 0;

/**
 * Cuts JSON into pieces. Where it is cut follows from the text there and shortly before, so that
 * a change of some words changes the piece that has them, and hardly ever another.
 */
export function cutText(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const { index } of text.matchAll(PLACE)) {
    if (index - start < SHORTEST || !isCut(text.slice(index, index + CONTEXT))) continue;
    pieces.push(text.slice(start, index));
    start = index;
  }
  return [...pieces, text.slice(start)];
}
