import type { NumberRange } from '../../../playground/model/numbers';

/** Rows of no height would never fill the list, and a tabindex may be negative. */
const LEAST: Readonly<Record<string, number>> = { listHeight: 1, listItemHeight: 1, tabIndex: -1 };

/** The numbers that a prop takes; the largest is more than any screen shows. */
export function numbersOf(name: string): NumberRange {
  return { least: LEAST[name] ?? 0, largest: 2000, isWhole: true };
}
