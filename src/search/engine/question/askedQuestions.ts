import { type QuestionsData } from '../site/data';
import { type Entry } from '../site/entries';
import { type Segment, termsOf } from '../text/terms';
import { forEachWord } from '../text/words';
import { type Concept } from './concepts';
import { stemOf } from './stem';

/** What the known questions of an entry have of one that is asked. */
export interface Likeness {
  /** How many of them have each concept; a word that says it less well counts less. */
  counts: Float64Array;
  /** How much the likest one and the question have in common, from 0 to 1. */
  share: number;
}

/** The words with one stem, and the entries whose questions have them. */
interface Stem {
  words: Set<string>;
  entries: Set<number>;
}

const NO_ENTRIES: ReadonlySet<number> = new Set();

/** What the second likest question adds to the likest: one alone may be chance. */
const SECOND_SHARE = 0.5;

/**
 * The questions that entries are known to answer. They are not in the index, where they would be
 * found instead of names, and come when the first question was asked.
 */
export class AskedQuestions {
  private readonly numbers = new Map<string, number>();
  private readonly byStem = new Map<string, Stem>();
  /** The questions that have a word, by their numbers. */
  private readonly byWord = new Map<string, number[]>();
  /** The entry of each question, and how much its words tell. */
  private readonly entryOf: number[] = [];
  private weights: number[] = [];

  constructor(
    private readonly entries: readonly Entry[],
    private readonly segment: Segment,
  ) {
    entries.forEach(({ kind, link }, number) => {
      if (kind !== 'page' && !this.numbers.has(link)) this.numbers.set(link, number);
    });
  }

  /** Adds the questions that come by address; those of an address that is gone are left out. */
  add(questions: QuestionsData): void {
    const added: Set<string>[] = [];
    for (const [address, texts] of Object.entries(questions)) {
      const entry = this.numbers.get(address);
      for (const text of entry === undefined ? [] : texts) {
        const words = this.wordsIn(text);
        for (const word of words) this.note(word, entry ?? 0, this.entryOf.length);
        this.entryOf.push(entry ?? 0);
        added.push(words);
      }
    }
    const weightOf = (word: string): number => {
      const count = this.entriesOf(word).size;
      return Math.log(1 + (this.entries.length - count + 0.5) / (count + 0.5));
    };
    const sum = (words: Set<string>) => [...words].reduce((all, word) => all + weightOf(word), 0);
    this.weights = this.weights.concat(added.map(sum));
  }

  /** The words with the stem of a word, that one included if questions have it. */
  formsOf(word: string): Iterable<string> {
    return this.byStem.get(stemOf(word))?.words ?? [];
  }

  /** The entries that have a question with a word or one of its forms. */
  entriesOf(word: string): ReadonlySet<number> {
    return this.byStem.get(stemOf(word))?.entries ?? NO_ENTRIES;
  }

  /** Compares what is asked with all questions. Returns what entries have of it, by number. */
  compare(concepts: readonly Concept[]): ReadonlyMap<number, Likeness> {
    const found = new Map<number, Likeness>();
    const common = new Float64Array(this.entryOf.length);
    let all = 0;
    concepts.forEach((concept, at) => {
      all += concept.weight;
      for (const [question, share] of this.questionsWith(concept)) {
        common[question] = (common[question] ?? 0) + concept.weight * share;
        const entry = this.entryOf[question] ?? 0;
        const likeness = found.get(entry) ?? { counts: new Float64Array(concepts.length), share: 0 };
        found.set(entry, likeness);
        likeness.counts[at] = (likeness.counts[at] ?? 0) + share;
      }
    });
    const second = new Map<number, number>();
    common.forEach((weight, question) => {
      const entry = this.entryOf[question] ?? 0;
      const likeness = found.get(entry);
      if (!weight || !likeness) return;
      const share = weight / (all + Math.max(0, (this.weights[question] ?? 0) - weight));
      second.set(entry, Math.max(second.get(entry) ?? 0, Math.min(share, likeness.share)));
      likeness.share = Math.max(share, likeness.share);
    });
    for (const [entry, likeness] of found)
      likeness.share =
        (likeness.share + SECOND_SHARE * (second.get(entry) ?? 0)) / (1 + SECOND_SHARE);
    return found;
  }

  private wordsIn(text: string): Set<string> {
    const words = new Set<string>();
    forEachWord(text, (start, end, kind) => {
      for (const term of termsOf(text.slice(start, end), kind, this.segment)) words.add(term);
    });
    return words;
  }

  private note(word: string, entry: number, question: number): void {
    const stem = this.byStem.get(stemOf(word)) ?? { words: new Set(), entries: new Set() };
    this.byStem.set(stemOf(word), stem);
    stem.words.add(word);
    stem.entries.add(entry);
    const questions = this.byWord.get(word) ?? [];
    this.byWord.set(word, questions);
    questions.push(question);
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
