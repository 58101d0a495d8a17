import type { Text } from '@codemirror/state';
import type { Place } from '../../../../../src/demo/sandbox/problem';

/**
 * Where a place is in a text; the nearest there is, since the text may have become shorter
 * meanwhile.
 */
export function offsetOf({ line, column }: Pick<Place, 'line' | 'column'>, doc: Text): number {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return Math.min(from + Math.max(column - 1, 0), to);
}
