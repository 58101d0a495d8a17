import { isListOf, isRecord, isText } from '../../../lib/read';

const KEY = 'followedHint';

/** What to mark at the target of a hint. */
export interface Marked {
  /** The highlighted pieces of the hint, which have no typos. */
  words: readonly string[];
  /** The sentence that may answer the question. */
  sentence?: string;
}

/**
 * The state of the history entry of a followed hint. A navigation that is replaced takes it along.
 */
export function stateOf({ words, sentence }: Marked): Readonly<Record<string, Marked>> {
  return { [KEY]: { words, ...(sentence !== undefined && { sentence }) } };
}

/**
 * What to mark for a followed hint.
 *
 * @param state - State of a history entry, which any script may have written.
 * @returns Undefined for an entry of anything else.
 */
export function markedOf(state: unknown): Marked | undefined {
  const marked = isRecord(state) ? state[KEY] : undefined;
  if (!isRecord(marked) || !isListOf(marked.words, isText)) return undefined;
  const { words, sentence } = marked;
  return { words, ...(isText(sentence) && { sentence }) };
}
