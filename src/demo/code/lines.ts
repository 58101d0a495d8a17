/** How many lines of a file are visible before the reader asks for the rest (`--visible-lines`). */
export const VISIBLE_LINES = 12;

/** What a demo's code is about. */
interface Focus {
  above: number;
  /** Numbers of the lines to mark, from 0. */
  marked: ReadonlySet<number>;
}

/**
 * Marks lines of highlighted code.
 *
 * @param lines - Their numbers, from 0.
 * @param tag - `del` or `ins` for what has changed, so that it is said, too; `mark` for what the
 *   code is about.
 */
export function markLines(
  html: string,
  lines: ReadonlySet<number>,
  tag: 'del' | 'ins' | 'mark',
): string {
  return html
    .split('\n')
    .map((line, number) => (lines.has(number) ? `<${tag}>${line}</${tag}>` : line))
    .join('\n');
}

/**
 * Marks in highlighted code what its demo is about, and puts the lines above it into an element
 * with their number, which browsers search while it is folded (src/document/page/foundText.ts). The
 * text stays as it is.
 */
export function withFocus(html: string, { above, marked }: Focus): string {
  const code = markLines(html, marked, 'mark');
  if (above === 0) return code;
  const lines = code.split('\n');
  const [first, rest] = [lines.slice(0, above), lines.slice(above)];
  return `<span class="lines-above" data-lines="${above}" hidden="until-found">${first.join('\n')}\n</span>${rest.join('\n')}`;
}

/** How many lines at the beginning of highlighted code are above what its demo is about. */
export function countAbove(html: string): number {
  return Number(/^<span class="lines-above" data-lines="(\d+)"/.exec(html)?.[1] ?? 0);
}
