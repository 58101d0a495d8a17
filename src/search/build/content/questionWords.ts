import { FUNCTION_WORDS } from '../../engine/match/query';
import { type QuestionsData } from '../../engine/site/data';

const ENDS = /^[("'“‘]+|[)"'”’.,:;?!]+$/g;

/**
 * Questions as the worker receives them: without the words that weigh nothing, which are nearly
 * half of all, and each once.
 *
 * @param stopWords - Those of the site, beside the words that only connect others.
 */
export function toQuestionWords(
  questions: QuestionsData,
  stopWords: readonly string[],
): QuestionsData {
  const stop = new Set([...FUNCTION_WORDS, ...stopWords]);
  const strip = (question: string): string =>
    question
      .split(/\s+/)
      .map((word) => word.replace(ENDS, ''))
      .filter((word) => word !== '' && !stop.has(word.toLowerCase()))
      .join(' ');
  return Object.fromEntries(
    Object.entries(questions).map(([address, texts]) => [
      address,
      [...new Set(texts.map(strip))].filter(Boolean),
    ]),
  );
}
