import { isRecord } from '../../../src/base/read';

const KEY = 'searchWords';

/**
 * The state of the history entry of a followed hint. A navigation that is replaced takes it along.
 */
export function stateOf(words: readonly string[]): Readonly<Record<string, readonly string[]>> {
  return { [KEY]: words };
}

/**
 * The words of a followed hint.
 *
 * @param state - State of a history entry, which any script may have written.
 * @returns Undefined for an entry of anything else.
 */
export function wordsOf(state: unknown): readonly string[] | undefined {
  const words = isRecord(state) ? state[KEY] : undefined;
  if (!Array.isArray(words)) return undefined;
  return words.filter((word) => typeof word === 'string');
}
