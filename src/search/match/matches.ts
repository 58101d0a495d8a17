import { InsideFinder } from './insideFinder';
import { type Keyword } from './query';
import { PAIR } from '../text/terms';
import { editsAllowed, TypoFinder } from './typos';
import { lowerBound, prefixRange, type TermRange } from '../inverted-index/vocabulary';

/** The terms that stand for a keyword, by how well they do. */
export interface KeywordMatch {
  keyword: Keyword;
  /** The term that is the keyword, if there is one. */
  exact: TermRange;
  /** The terms that begin with it, the exact one included. */
  beginning: TermRange;
  /** For a compound the terms that begin with each part; an entry that has all of them matches. */
  parts: TermRange[];
  /** Fuzzy matches; looked for only where there is room in the answer. */
  fuzzy?: FuzzyMatch;
}

/** Terms that resemble a keyword or contain it. */
export interface FuzzyMatch {
  typos: number[];
  /**
   * The pairs of letters of a word of an unspaced script; an entry that has all of them matches.
   */
  pairs: TermRange[];
  /** Where there are no other: terms of which a beginning resembles the keyword. */
  unfinished: number[];
  /** Terms that hold the keyword inside. */
  fragments: number[];
}

/** Shorter keywords are contained in, and resemble, nearly every term. */
const FEWEST_LETTERS = 3;

/** Looks keywords up in the terms of an index. */
export class TermMatcher {
  readonly typos: TypoFinder;
  private readonly inside: InsideFinder;

  constructor(private readonly terms: readonly string[]) {
    this.typos = new TypoFinder(terms);
    this.inside = new InsideFinder(terms);
  }

  /** Whether a text is a term. */
  has(text: string): boolean {
    return this.terms[lowerBound(this.terms, text)] === text;
  }

  strict(keyword: Keyword): KeywordMatch {
    const beginning = prefixRange(this.terms, keyword.text);
    const { from } = beginning;
    return {
      keyword,
      beginning,
      exact: { from, to: this.terms[from] === keyword.text ? from + 1 : from },
      parts: keyword.parts.map((part) => prefixRange(this.terms, part)),
    };
  }

  /**
   * Looks for more. `isScarce` says that even words with a letter or two of a short keyword inside
   * are welcome.
   */
  loosen(match: KeywordMatch, isScarce: boolean): KeywordMatch {
    const { text, pairs } = match.keyword;
    const typos = this.typos.whole(text, editsAllowed(text.length));
    const isLong = text.length >= FEWEST_LETTERS || pairs.length > 0;
    const inside = isLong || isScarce ? this.inside.find(text) : [];
    // A word that begins with the keyword has it inside, too.
    const isKnown = typos.length > 0 || inside.length > 0;
    const fuzzy = {
      typos,
      pairs: pairs.map((pair) => prefixRange(this.terms, PAIR + pair)),
      unfinished: isKnown || text.length < FEWEST_LETTERS ? [] : this.typos.beginning(text),
      fragments: inside,
    };
    return { ...match, fuzzy };
  }
}
