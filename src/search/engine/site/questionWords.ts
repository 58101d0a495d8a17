import { isListOf, isRecord, isText } from '../../../lib/read';
import { type QuestionWords } from '../question/concepts';
import { SearchDataError, textsIn } from './shape';

const isWords = (value: unknown): value is string[] => isListOf(value, isText);

/** What the site says of the words of questions; stock dumi's data has nothing of it. */
export function readQuestionWords(args: unknown): QuestionWords {
  const { sameWords = [], ...rest } = isRecord(args) ? args : {};
  if (!isListOf(sameWords, isWords))
    throw new SearchDataError('sameWords', 'is no list of lists of strings');
  return { same: sameWords, stop: textsIn(rest, 'stopWords') };
}
