import { type Keyword } from './query';

/**
 * Words that only connect the others: `how to clear` is about clearing. English, like the content
 * (B12).
 */
export const FUNCTION_WORDS = new Set(
  'a an and are as at be by can do does for from how i in into is it my of on or the to what when where which why with'.split(
    ' ',
  ),
);

/** Whether keywords together are a word of the site: `label in value`. */
export function areOneTerm(
  keywords: readonly Keyword[],
  isTerm: (text: string) => boolean,
): boolean {
  return isTerm(keywords.map(({ text }) => text).join(''));
}

/**
 * The keywords that a hint must have to count as one that has all, one bit each: all but the
 * function words, unless there is nothing else. The last keyword may be the beginning of another
 * word (`max to`), so it always counts, and so do all when together they are a word of the site
 * (`label in value`).
 */
export function requiredKeywords(
  keywords: readonly Keyword[],
  isTerm: (text: string) => boolean,
): number {
  const last = keywords.length - 1;
  const isCompound = areOneTerm(keywords, isTerm);
  const isMinor = ({ text }: Keyword, at: number): boolean =>
    !isCompound && at !== last && FUNCTION_WORDS.has(text);
  return keywords.reduce(
    (mask, keyword, at) => (isMinor(keyword, at) ? mask : mask | (1 << at)),
    0,
  );
}
