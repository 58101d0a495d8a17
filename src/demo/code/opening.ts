/** With fewer lines above it, a file is shown from its beginning. */
const FEWEST_ABOVE = 3;

/** The element begins at most this many lines below the first visible one, for its props. */
const LEAD = 5;

/** What stands at the left margin of a formatted file and is not the end of something. */
const STATEMENT = /^(?!import\b)[\w@/]/;

/**
 * How many lines of a demo's script are before what the demo is about: its imports, what is at hand
 * for it, and, where they are long, the beginnings of the component with the select.
 *
 * @param code - Formatted as all demos are (lint).
 * @returns 0 for a file without a select.
 */
export function linesAbove(code: string): number {
  const lines = code.split('\n');
  const select = lines.findIndex((line) => /<Select(?![\w.])/.test(line));
  const lastBefore = (pattern: RegExp) =>
    lines.findLastIndex((line, index) => index <= select && pattern.test(line));
  const beginnings = [lastBefore(STATEMENT), lastBefore(/\breturn \($|=> \($/)];
  const start = beginnings.find((line) => select - line <= LEAD) ?? select;
  return start >= FEWEST_ABOVE ? start : 0;
}
