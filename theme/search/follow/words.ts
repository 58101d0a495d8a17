import { isRecord } from '../../../src/base/read';

const KEY = 'searchWords';

/**
 * What a followed search result leaves in its history entry: a navigation that is overtaken takes
 * it along.
 */
export function stateOf(words: readonly string[]): Readonly<Record<string, readonly string[]>> {
  return { [KEY]: words };
}

/**
 * The words that a followed search result was found by.
 *
 * @param state - State of a history entry, which anything may have written.
 * @returns Undefined for an entry that came about in any other way.
 */
export function wordsOf(state: unknown): readonly string[] | undefined {
  const words = isRecord(state) ? state[KEY] : undefined;
  if (!Array.isArray(words)) return undefined;
  return words.filter((word) => typeof word === 'string');
}
