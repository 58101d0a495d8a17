import { type SearchIndex, lowerBound, prefixRange } from '../inverted-index/searchIndex';
import { type TermMatcher } from '../match/matches';
import { type Keyword, FUNCTION_WORDS } from '../match/query';
import { editsAllowed } from '../match/typos';
import { stemOf } from './stem';

/** What a question asks for by one of its words: the terms that say it, and how well they do. */
export interface Concept {
  /** How much it tells that a passage has it: the rarer, the more (BM25's IDF). */
  weight: number;
  /** The share of the weight by term, at most 1. */
  terms: ReadonlyMap<string, number>;
}

/** Where else than in the index words are found. */
export interface WordSource {
  /** The words with the stem of a word, that one included if it is there. */
  formsOf: (word: string) => Iterable<string>;
  /** The entries with a word or one of its forms, by number. */
  entriesOf: (word: string) => ReadonlySet<number>;
}

/** What is known of the words of questions, in the language of the site. */
export interface QuestionWords {
  /** Sets of words that users take for the same thing. */
  same: readonly (readonly string[])[];
  /** Words that weigh nothing. */
  stop: readonly string[];
}

/** `clearing` for `clear`. */
const FORM_SHARE = 0.95;
/** `dialog` for `modal`. */
const SAME_SHARE = 0.5;
/** `dropdwon` for `dropdown`. */
const TYPO_SHARE = 0.6;
/** In how many words a name is written apart at most: `label in value`. */
const LONGEST_NAME = 3;
/** The shortest half of two words that were written as one, and of what word forms share. */
const MIN_LENGTH = 3;

const NAME = /\p{Ll}[\p{Lu}-]/u;

/** Finds the concepts of questions in the terms of an index. */
export class ConceptFinder {
  /** By stem, the other words for it. */
  private readonly same = new Map<string, Set<string>>();
  private readonly stop: ReadonlySet<string>;

  constructor(
    private readonly index: SearchIndex,
    private readonly matcher: TermMatcher,
    private readonly asked: WordSource,
    private readonly entryCount: number,
    { same, stop }: QuestionWords,
  ) {
    this.stop = new Set([...FUNCTION_WORDS, ...stop]);
    for (const words of same) {
      for (const word of words) {
        const others = this.same.get(stemOf(word)) ?? new Set();
        this.same.set(stemOf(word), others);
        for (const other of words) if (other !== word) others.add(other);
      }
    }
  }

  /**
   * The concepts of a question: of its words without those that weigh nothing, and of the names
   * that it writes apart (`max count` for `maxCount`).
   */
  find(keywords: readonly Keyword[]): Concept[] {
    const words = this.telling(keywords);
    return [...words.flatMap((word) => this.conceptsOf(word)), ...this.namesIn(keywords)];
  }

  /** The words of a question without those that weigh nothing. */
  telling(keywords: readonly Keyword[]): Keyword[] {
    return keywords.filter(({ text }) => this.isTelling(text));
  }

  private isTelling(text: string): boolean {
    return text.length > 1 && !this.stop.has(text);
  }

  private conceptsOf({ text, parts }: Keyword): Concept[] {
    if (this.isKnown(text)) return [this.conceptOf(text)];
    const typos = this.typosOf(text);
    if (typos.length) return [this.toConcept([[text, 1], ...typos], [])];
    const words = parts.length
      ? parts.filter((part) => this.isTelling(part))
      : (this.halvesOf(text) ?? [text]);
    return words.map((word) => this.conceptOf(word));
  }

  private conceptOf(text: string): Concept {
    const own: [string, number][] = [[text, 1]];
    for (const form of this.formsOf(text)) if (form !== text) own.push([form, FORM_SHARE]);
    const others = this.same.get(stemOf(text)) ?? [];
    return this.toConcept(
      own,
      [...others].flatMap((word) => [word, ...this.formsOf(word)]),
    );
  }

  private namesIn(keywords: readonly Keyword[]): Concept[] {
    const names: Concept[] = [];
    for (let from = 0; from < keywords.length; from += 1) {
      for (let to = from + 2; to <= Math.min(keywords.length, from + LONGEST_NAME); to += 1) {
        const name = keywords.slice(from, to).map(({ text }) => text);
        if (this.isName(name.join(''))) names.push(this.toConcept([[name.join(''), 1]], []));
      }
    }
    return names;
  }

  /** Whether the site writes a term as a compound, such as `maxCount`. */
  private isName(term: string): boolean {
    const id = lowerBound(this.index.terms, term);
    return this.index.terms[id] === term && NAME.test(this.index.spellings[id] ?? '');
  }

  private isKnown(text: string): boolean {
    return this.same.has(stemOf(text)) || this.formsOf(text).size > 0;
  }

  /** The words of two that were written as one: `screenreader`. */
  private halvesOf(text: string): string[] | undefined {
    for (let at = MIN_LENGTH; at <= text.length - MIN_LENGTH; at += 1) {
      const halves = [text.slice(0, at), text.slice(at)];
      if (halves.every((half) => this.matcher.has(half))) return halves;
    }
    return undefined;
  }

  /** The terms with the stem of a word, that word included. */
  private formsOf(text: string): Set<string> {
    const stem = stemOf(text);
    const { terms } = this.index;
    // The stem of a form may end in another letter (`bodies`, `body`).
    const shared = stem.slice(0, Math.max(MIN_LENGTH, stem.length - 1));
    const { from, to } = prefixRange(terms, shared);
    const forms = new Set(this.asked.formsOf(text));
    for (let id = from; id < to; id += 1) {
      const term = terms[id] ?? '';
      if (stemOf(term) === stem) forms.add(term);
    }
    return forms;
  }

  private typosOf(text: string): [string, number][] {
    return this.matcher.typos
      .whole(text, editsAllowed(text.length))
      .map((id) => [this.index.terms[id] ?? '', TYPO_SHARE]);
  }

  /** A word weighs by its own rarity; others say how rare a word is that the site lacks. */
  private toConcept(own: readonly [string, number][], others: readonly string[]): Concept {
    const terms = new Map(own);
    const found = this.countOf(terms.keys()) || this.countOf(others);
    for (const term of others) if (!terms.has(term)) terms.set(term, SAME_SHARE);
    const count = Math.min(found, this.entryCount);
    return { weight: Math.log(1 + (this.entryCount - count + 0.5) / (count + 0.5)), terms };
  }

  /** How many entries have the terms; one that has two of them counts twice. */
  private countOf(terms: Iterable<string>): number {
    const { starts } = this.index;
    const asked = new Set<ReadonlySet<number>>();
    let count = 0;
    for (const term of terms) {
      asked.add(this.asked.entriesOf(term));
      const id = lowerBound(this.index.terms, term);
      if (this.index.terms[id] === term) count += (starts[id + 1] ?? 0) - (starts[id] ?? 0);
    }
    for (const entries of asked) count += entries.size;
    return count;
  }
}
