import { type QuestionsData } from '../site/data';
import { type Entry } from '../site/entries';
import { type Segment, termsOf } from '../text/terms';
import { forEachWord } from '../text/words';
import { type Concept, type WordSource } from './concepts';
import { stemOf } from './stem';
import { Trigrams } from './trigrams';

/** What the known questions of an entry have of one that is asked. */
export interface Likeness {
  /** How many of them have each concept; a word that says it less well counts less. */
  counts: Float64Array;
  /** How alike the two likest of them are to it, from 0 to 1: a single one may be chance. */
  share: number;
}

/** The words with one stem, and the entries whose questions have them. */
interface Stem {
  words: Set<string>;
  entries: Set<number>;
}

/**
 * The questions that entries are known to answer. They are not in the index, where they would be
 * found instead of names, and come when the first question was asked.
 */
export class AskedQuestions implements WordSource {
  private readonly numbers = new Map<string, number>();
  private readonly byStem = new Map<string, Stem>();
  /** The questions that have a word, by their numbers. */
  private readonly byWord = new Map<string, number[]>();
  /** The entry of each question; those of an entry follow each other. */
  private readonly entryOf: number[] = [];
  private readonly trigrams = new Trigrams();

  constructor(
    entries: readonly Entry[],
    private readonly segment: Segment,
  ) {
    entries.forEach(({ kind, link }, number) => {
      if (kind !== 'page' && !this.numbers.has(link)) this.numbers.set(link, number);
    });
  }

  /** Adds the questions that come by address; those of an address that is gone are left out. */
  add(questions: QuestionsData): void {
    for (const [address, texts] of Object.entries(questions)) {
      const entry = this.numbers.get(address);
      if (entry !== undefined) for (const text of texts) this.addQuestion(entry, text);
    }
  }

  formsOf(word: string): Iterable<string> {
    return this.byStem.get(stemOf(word))?.words ?? [];
  }

  entriesOf(word: string): ReadonlySet<number> {
    return this.byStem.get(stemOf(word))?.entries ?? new Set();
  }

  /**
   * Compares what is asked with all questions.
   *
   * @param text - Its telling words.
   * @returns What entries have of it, by number.
   */
  compare(concepts: readonly Concept[], text: string): ReadonlyMap<number, Likeness> {
    const found = new Map<number, Likeness>();
    concepts.forEach((concept, at) => {
      for (const [question, share] of this.questionsWith(concept)) {
        const entry = this.entryOf[question] ?? 0;
        const likeness = found.get(entry) ?? {
          counts: new Float64Array(concepts.length),
          share: 0,
        };
        found.set(entry, likeness);
        likeness.counts[at] = (likeness.counts[at] ?? 0) + share;
      }
    });
    const best = new Map<number, [number, number]>();
    this.trigrams.compare(text).forEach((share, question) => {
      const entry = this.entryOf[question] ?? 0;
      const [first, second] = best.get(entry) ?? [0, 0];
      if (share > second) best.set(entry, share > first ? [share, first] : [first, share]);
    });
    for (const [entry, likeness] of found) {
      const [first, second] = best.get(entry) ?? [0, 0];
      likeness.share = (first + second) / 2;
    }
    return found;
  }

  private addQuestion(entry: number, text: string): void {
    const terms = new Set<string>();
    const words: string[] = [];
    forEachWord(text, (start, end, kind) => {
      const all = termsOf(text.slice(start, end), kind, this.segment);
      words.push(all[0] ?? '');
      for (const term of all) terms.add(term);
    });
    for (const term of terms) this.note(term, entry);
    this.entryOf.push(entry);
    this.trigrams.add(words.join(' '));
  }

  private note(word: string, entry: number): void {
    const stem = this.byStem.get(stemOf(word)) ?? { words: new Set(), entries: new Set() };
    this.byStem.set(stemOf(word), stem);
    stem.words.add(word);
    stem.entries.add(entry);
    const questions = this.byWord.get(word);
    if (questions) questions.push(this.entryOf.length);
    else this.byWord.set(word, [this.entryOf.length]);
  }

  /** The questions with a concept, and how well each says it. */
  private questionsWith({ terms }: Concept): ReadonlyMap<number, number> {
    const shares = new Map<number, number>();
    for (const [term, share] of terms)
      for (const question of this.byWord.get(term) ?? [])
        shares.set(question, Math.max(share, shares.get(question) ?? 0));
    return shares;
  }
}
