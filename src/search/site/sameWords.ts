import { isListOf, isRecord, isText } from '../../base/read';
import { type SameWords } from '../question/concepts';
import { SearchDataError } from './shape';

const isWords = (value: unknown): value is string[] => isListOf(value, isText);

/** The sets of words that users take for the same thing; stock dumi's data has none. */
export function readSameWords(args: unknown): SameWords {
  const value = isRecord(args) ? args.sameWords : undefined;
  if (value === undefined) return [];
  if (isListOf(value, isWords)) return value;
  throw new SearchDataError('sameWords', 'is no list of lists of strings');
}
