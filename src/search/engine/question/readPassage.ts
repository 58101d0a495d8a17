import { type Entry } from '../site/entries';
import { type Span } from '../text/words';
import { termsOf, type Segment } from '../text/terms';
import { forEachWord, type CharKind, sentencesOf } from '../text/words';
import { type Concept } from './concepts';

/** A sentence of an entry, by its paragraph and its place in it. */
export interface Sentence extends Span {
  paragraph: number;
}

/** What an entry has of a question. */
export interface Reading {
  /** How often it has each concept, weighed by where. */
  counts: Float64Array;
  /** How many words its text has. */
  length: number;
  /** The sentence with most of the question; undefined if no sentence has any of it. */
  sentence: Sentence | undefined;
}

/** A concept that a word says, and how well it does. */
interface Said {
  concept: number;
  share: number;
}

/** What a word counts by its place. */
const WORTH = { text: 1, keywords: 1, ownTitle: 4, pageTitle: 1 } as const;

/** A reader who follows a hint reads on from there, but not for long. In characters. */
const MAX_READ = 2500;

const NOTHING: readonly Said[] = [];

/** Reads entries with the concepts of one question in mind. */
export class PassageReader {
  private readonly byTerm = new Map<string, Said[]>();

  constructor(
    private readonly concepts: readonly Concept[],
    private readonly segment: Segment,
  ) {
    concepts.forEach(({ terms }, concept) => {
      for (const [term, share] of terms) {
        const said = this.byTerm.get(term);
        if (said) said.push({ concept, share });
        else this.byTerm.set(term, [{ concept, share }]);
      }
    });
  }

  /** Counts what an entry has of the question, and finds the sentence with most of it. */
  read({ ownTitle, page, paragraphs, keywords = [] }: Entry): Reading {
    const reading: Reading = {
      counts: new Float64Array(this.concepts.length),
      length: 0,
      sentence: undefined,
    };
    this.count(ownTitle, WORTH.ownTitle, reading.counts);
    this.count(page.title, WORTH.pageTitle, reading.counts);
    for (const text of keywords) this.count(text, WORTH.keywords, reading.counts);
    let most = 0;
    let left = MAX_READ;
    for (const [paragraph, text] of paragraphs.entries()) {
      for (const { start, end } of left > 0 ? sentencesOf(text) : []) {
        const counts = new Float64Array(this.concepts.length);
        reading.length += this.count(text.slice(start, end), WORTH.text, counts);
        const weight = this.addSentence(counts, reading.counts);
        if (weight > most) reading.sentence = { paragraph, start, end };
        most = Math.max(most, weight);
      }
      left -= text.length;
    }
    return reading;
  }

  /** Where a text has words of the question, from left to right. */
  marksIn(text: string): Span[] {
    const marks: Span[] = [];
    forEachWord(text, (start, end, kind) => {
      if (this.saidBy(text.slice(start, end), kind).length) marks.push({ start, end });
    });
    return marks;
  }

  /** Adds the counts of a sentence to those of its entry. Returns the weight of its concepts. */
  private addSentence(counts: Float64Array, all: Float64Array): number {
    return this.concepts.reduce((weight, concept, at) => {
      const count = counts[at] ?? 0;
      all[at] = (all[at] ?? 0) + count;
      return weight + Math.min(1, count) * concept.weight;
    }, 0);
  }

  /** Adds the words of a text to the counts. Returns how many words it has. */
  private count(text: string, worth: number, counts: Float64Array): number {
    let words = 0;
    forEachWord(text, (start, end, kind) => {
      words += 1;
      for (const { concept, share } of this.saidBy(text.slice(start, end), kind)) {
        counts[concept] = (counts[concept] ?? 0) + share * worth;
      }
    });
    return words;
  }

  /** A name in code says a concept once, though it and its parts may all say it. */
  private saidBy(word: string, kind: CharKind): readonly Said[] {
    const terms = termsOf(word, kind, this.segment);
    if (terms.length === 1) return this.byTerm.get(terms[0] ?? '') ?? NOTHING;
    const said = terms.flatMap((term) => this.byTerm.get(term) ?? NOTHING);
    return said.filter(
      ({ concept }, at) => said.findIndex((other) => other.concept === concept) === at,
    );
  }
}
