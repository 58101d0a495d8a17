import { FINDABLE, LINES_ABOVE, LINE_COUNT } from '../../document/contract';
/** How many lines of a file are visible before the reader asks for the rest (`--visible-lines`). */
export const VISIBLE_LINES = 12;

/** What a demo's code is about. */
interface Focus {
  above: number;
  /** Numbers of the lines to mark, from 0. */
  marked: ReadonlySet<number>;
}

/** Marks lines of highlighted code by their numbers, from 0. */
function markLines(html: string, lines: ReadonlySet<number>): string {
  return html
    .split('\n')
    .map((line, number) => (lines.has(number) ? `<mark>${line}</mark>` : line))
    .join('\n');
}

/**
 * Marks in highlighted code what its demo is about, and puts the lines above it into an element
 * with their number, which browsers search while it is folded (src/document/page/foundText.ts). The
 * text stays as it is.
 */
export function withFocus(html: string, { above, marked }: Focus): string {
  const code = markLines(html, marked);
  if (above === 0) return code;
  const lines = code.split('\n');
  const [first, rest] = [lines.slice(0, above), lines.slice(above)];
  return `<span class="${LINES_ABOVE}" ${LINE_COUNT}="${above}" hidden="${FINDABLE}">${first.join('\n')}\n</span>${rest.join('\n')}`;
}
