/**
 * A Markdown table; the first row is the head.
 *
 * @param labels - How many columns, from the first, are text; the others hold figures.
 */
export function toTable(rows: readonly (readonly string[])[], labels = 2): string {
  const [head = [], ...body] = rows;
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = line(head.map((_, column) => (column < labels ? '---' : '---:')));
  return [line(head), rule, ...body.map(line)].join('\n');
}

/** A number with thousands separators. */
export const count = (value: number): string => value.toLocaleString('en');

/** A number with at least two significant digits. */
export function figure(value: number): string {
  if (value >= 100) return count(Math.round(value));
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** Bytes in megabytes. */
export const megabytes = (bytes: number): string => figure(bytes / 1e6);
