import { type Entry } from '../site/entries';
import { shapeOf } from '../text/wordShape';
import { forEachWord, LETTER } from '../text/words';
import { stemOf } from './stem';

/** The words with one stem that users ask with, and the entries that answer them. */
interface Asked {
  words: Set<string>;
  entries: Set<number>;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * Finds entries by the words that users ask with. They are not in the index, where they would be
 * found instead of names; they are few, and are read when the first question is asked.
 */
export class AskedWords {
  private byStem: Map<string, Asked> | undefined;

  constructor(private readonly entries: readonly Entry[]) {}

  /** The words with the stem of a word, that one included if users ask with it. */
  formsOf(word: string): Iterable<string> {
    return this.find(word)?.words ?? [];
  }

  /** The entries that users ask about with a word or one of its forms. */
  entriesOf(word: string): ReadonlySet<number> {
    return this.find(word)?.entries ?? NONE;
  }

  private find(word: string): Asked | undefined {
    this.byStem ??= this.read();
    return this.byStem.get(stemOf(word));
  }

  private read(): Map<string, Asked> {
    const byStem = new Map<string, Asked>();
    this.entries.forEach(({ asked = '' }, number) => {
      forEachWord(asked, (start, end, kind) => {
        if (kind !== LETTER) return;
        const word = shapeOf(asked.slice(start, end)).folded;
        const known = byStem.get(stemOf(word)) ?? { words: new Set(), entries: new Set() };
        byStem.set(stemOf(word), known);
        known.words.add(word);
        known.entries.add(number);
      });
    });
    return byStem;
  }
}
