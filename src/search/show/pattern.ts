import { type KeywordMatch } from '../match/matches';

/** What to mark in a text for a keyword. */
export interface Pattern {
  text: string;
  parts: readonly string[];
  pairs: readonly string[];
  /** Terms that stand for the keyword by a typo. */
  similar: ReadonlySet<string>;
  /** Whether the keyword counts inside words, too. */
  isFuzzy: boolean;
}

/** The pattern for what the index found for a keyword. */
export function patternOf({ keyword, fuzzy }: KeywordMatch, terms: readonly string[]): Pattern {
  const { text, parts, pairs } = keyword;
  const similar = new Set<string>();
  for (const id of fuzzy ? [...fuzzy.typos, ...fuzzy.unfinished, ...fuzzy.fragments] : []) {
    const term = terms[id];
    if (term !== undefined && !term.includes(text)) similar.add(term);
  }
  return { text, parts, pairs, similar, isFuzzy: fuzzy !== undefined };
}
