import { decode } from '@jridgewell/sourcemap-codec';
import type { Position } from '../sandboxProblem';

/**
 * Where the columns of compiled code come from: for every line, pairs of a column there and the
 * column in the source, ascending and counted from 0. Lines need no table, since compiling keeps
 * them.
 */
export type Columns = readonly (readonly number[])[];

/** A file of the demo inside a bundle. */
export interface BundledFile {
  name: string;
  /** Line of the bundle that its first line became, counted from 1. */
  line: number;
  lines: number;
  columns: Columns;
}

/** Reads the table out of a source map that sucrase made for one file. */
export function toColumns(
  mappings: string,
  originalColumn: (line: number, column: number) => number,
): Columns {
  return decode(mappings).map((segments, line) =>
    segments.flatMap(([column, , , sourceColumn]) =>
      sourceColumn === undefined ? [] : [column, originalColumn(line, sourceColumn)],
    ),
  );
}

function sourceColumn(pairs: readonly number[], column: number): number {
  let found = 0;
  for (let at = 0; at < pairs.length && (pairs[at] ?? 0) <= column; at += 2) {
    found = pairs[at + 1] ?? 0;
  }
  return found;
}

/**
 * Maps a position in the bundle to one in the demo's files.
 *
 * @param line - As engines report it, counted from 1; so is the column.
 * @returns Undefined for the parts of the bundle that no file is behind.
 */
export function findPosition(
  files: readonly BundledFile[],
  line: number,
  column: number,
): Position | undefined {
  const file = files.find((each) => line >= each.line && line < each.line + each.lines);
  if (!file) return undefined;
  const pairs = file.columns[line - file.line] ?? [];
  return {
    file: file.name,
    line: line - file.line + 1,
    column: sourceColumn(pairs, column - 1) + 1,
  };
}
