import { type KeywordMatch } from '../match/matches';
import { type Keyword } from '../match/query';

/** What to mark in a text for a keyword. */
export interface Pattern extends Keyword {
  /** Terms that match the keyword with a typo. */
  similar: ReadonlySet<string>;
  /** Whether the keyword is also found inside words. */
  isFuzzy: boolean;
}

/** The pattern for what the index found for a keyword. */
export function patternOf({ keyword, fuzzy }: KeywordMatch, terms: readonly string[]): Pattern {
  const similar = new Set<string>();
  for (const id of fuzzy ? [...fuzzy.typos, ...fuzzy.unfinished, ...fuzzy.fragments] : []) {
    const term = terms[id];
    if (term !== undefined && !term.includes(keyword.text)) similar.add(term);
  }
  return { ...keyword, similar, isFuzzy: fuzzy !== undefined };
}
