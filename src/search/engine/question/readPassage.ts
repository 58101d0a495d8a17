import { type Entry } from '../site/entries';
import { type Span } from '../text/words';
import { termsOf, type Segment } from '../text/terms';
import { forEachWord, type CharKind } from '../text/words';
import { type Concept } from './concepts';

/** What an entry has of a question. */
export interface Reading {
  /** How often it has each concept, weighed by where. */
  counts: Float64Array;
  /** How many words its text has. */
  length: number;
}

/** A concept that a word says, and how well it does. */
interface Said {
  concept: number;
  share: number;
}

/** What a word of the own title counts; any other counts once. */
const TITLE_WORTH = 4;

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

  /** Counts what an entry has of the question. */
  read({ ownTitle, page, paragraphs, keywords = [] }: Entry): Reading {
    const counts = new Float64Array(this.concepts.length);
    this.count(ownTitle, counts, TITLE_WORTH);
    this.count(page.title, counts);
    for (const text of keywords) this.count(text, counts);
    let length = 0;
    let left = MAX_READ;
    for (const text of paragraphs) {
      if (left > 0) length += this.count(text, counts);
      left -= text.length;
    }
    return { counts, length };
  }

  /** The weight of the concepts that a text has. */
  weigh(text: string): number {
    const counts = new Float64Array(this.concepts.length);
    this.count(text, counts);
    return this.concepts.reduce(
      (sum, { weight }, concept) => sum + Math.min(1, counts[concept] ?? 0) * weight,
      0,
    );
  }

  /** Where a text has words of the question, from left to right. */
  marksIn(text: string): Span[] {
    const marks: Span[] = [];
    forEachWord(text, (start, end, kind) => {
      if (this.saidBy(text.slice(start, end), kind).length) marks.push({ start, end });
    });
    return marks;
  }

  /** Adds the words of a text to the counts. Returns how many words it has. */
  private count(text: string, counts: Float64Array, worth = 1): number {
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
