import { InsideFinder } from './insideFinder';
import { type Keyword } from './query';
import { PAIR } from '../text/terms';
import { editsAllowed, TypoFinder } from './typos';
import { lowerBound, prefixRange, type TermRange } from '../inverted-index/searchIndex';

/** The terms that match a keyword, by how well they match. */
export interface KeywordMatch {
  keyword: Keyword;
  /** The term that equals the keyword, if there is one. */
  exact: TermRange;
  /** The terms that begin with it, the exact one included. */
  beginning: TermRange;
  /** For a compound, the terms that begin with each part; an entry with all of them matches. */
  parts: TermRange[];
  /** Fuzzy matches, which are only searched while the answer is not full. */
  fuzzy?: FuzzyMatch;
}

/** Terms that resemble a keyword or contain it. */
export interface FuzzyMatch {
  typos: number[];
  /**
   * For a word of an unspaced script, its pairs of characters; an entry with all of them matches.
   */
  pairs: TermRange[];
  /** If there are no others: terms with a prefix that resembles the keyword. */
  unfinished: number[];
  /** Terms that contain the keyword. */
  fragments: number[];
}

/** Shorter keywords are contained in, and resemble, nearly every term. */
const MIN_LENGTH = 3;

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

  /** Adds fuzzy matches. If hints are scarce, even terms that contain a short keyword count. */
  loosen(match: KeywordMatch, isScarce: boolean): KeywordMatch {
    const { text, pairs } = match.keyword;
    const typos = this.typos.whole(text, editsAllowed(text.length));
    const isLong = text.length >= MIN_LENGTH || pairs.length > 0;
    const inside = isLong || isScarce ? this.inside.find(text) : [];
    // A term that begins with the keyword contains it, too.
    const isKnown = typos.length > 0 || inside.length > 0;
    const fuzzy = {
      typos,
      pairs: pairs.map((pair) => prefixRange(this.terms, PAIR + pair)),
      unfinished: isKnown || text.length < MIN_LENGTH ? [] : this.typos.beginning(text),
      fragments: inside,
    };
    return { ...match, fuzzy };
  }
}
