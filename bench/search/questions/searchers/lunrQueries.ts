/** A word of a query as lunr takes it. */
export interface Term {
  value: string;
  /** Whether words that begin with it match, too. */
  isBeginning: boolean;
  /** How many typos are forgiven. */
  distance: number;
}

/** More words than these are left out (`MAX_TERMS` in smartTerms.ts). */
const MAX_WORDS = 12;

/** Splits a question as `tokenize.ts` does. */
function wordsOf(question: string): string[] {
  return (question.toLowerCase().match(/[^-\s]+/g) ?? []).slice(0, MAX_WORDS);
}

/** A list without each of its items in turn, from the last on. */
function withoutOne(words: readonly string[]): string[][] {
  return words.map((_, at) => words.toSpliced(words.length - 1 - at, 1));
}

function toQueries(lists: readonly (readonly string[])[], last: string, distance: number) {
  const toQuery = (words: readonly string[], isTyping: boolean): Term[] =>
    words.map((value, at) => ({
      value,
      isBeginning: isTyping && at === words.length - 1,
      distance: value.length > distance ? distance : 0,
    }));
  const whole = lists.map((words) => toQuery(words, false));
  const typing = lists
    .filter((words) => words.at(-1) === last)
    .map((words) => toQuery(words, true));
  const queries = [...whole, ...typing];
  return distance === 0
    ? queries
    : queries.filter((query) => query.some((term) => term.distance > 0));
}

/**
 * The queries that stand for a question, in which every word is required. They are tried in this
 * order until there are enough hits: all words, without stop words, with one typo a word, then with
 * one word less. The last word may be the beginning of one. Written after `smartQueries.ts` and
 * `smartTerms.ts` of @easyops-cn/docusaurus-search-local 0.55.3, for English with its defaults.
 */
export function queriesOf(question: string, isStopWord: (word: string) => boolean): Term[][] {
  const words = wordsOf(question);
  const last = words.at(-1);
  if (last === undefined) return [];
  const refined = words.filter((word) => !isStopWord(word));
  const isShorter = refined.length < words.length && refined.length > 0;
  const lists = isShorter ? [words, refined] : [words];
  const extra = refined.length > 2 ? withoutOne(refined) : [];
  return [lists, extra].flatMap((some) => [0, 1].flatMap((typos) => toQueries(some, last, typos)));
}
