import { FIELD, FIELD_BITS, FIELD_MASK } from '../inverted-index/fields';
import { type SearchIndex, lowerBound } from '../inverted-index/searchIndex';
import { Best } from '../rank/best';
import { type Concept, type WordSource } from './concepts';

/** How many entries are read for a question. */
const MAX_CANDIDATES = 120;

/** After so many postings, common words choose no more candidates. */
const MAX_POSTINGS = 30_000;

const IN_OWN_TITLE = 2;
const ELSEWHERE = 1;

/** Chooses the entries that may hold the answer by the rarity of the words that they have. */
export class Candidates {
  /** The number of the concept that an entry had last, from 1. */
  private readonly latest: Uint16Array;
  private readonly latestValue: Float64Array;
  private readonly scores: Float64Array;
  private used: number[] = [];

  constructor(
    private readonly index: SearchIndex,
    private readonly asked: WordSource,
    entryCount: number,
  ) {
    this.latest = new Uint16Array(entryCount);
    this.latestValue = new Float64Array(entryCount);
    this.scores = new Float64Array(entryCount);
  }

  /** The entries to read, best first. A page has none of its own: its passages have its text. */
  find(concepts: readonly Concept[]): number[] {
    const rarestFirst = [...concepts].sort((one, other) => other.weight - one.weight);
    let read = 0;
    rarestFirst.forEach((concept, at) => {
      if (read < MAX_POSTINGS) read += this.add(concept, at + 1);
    });
    const best = new Best(MAX_CANDIDATES);
    for (const entry of this.used) {
      const score = this.scores[entry] ?? 0;
      best.offer(entry, score, score);
      this.scores[entry] = 0;
      this.latest[entry] = 0;
    }
    this.used = [];
    return best.inOrder().map(({ entry }) => entry);
  }

  /** Adds the entries with a concept. Returns how many postings were read. */
  private add({ weight, terms }: Concept, number: number): number {
    const { terms: all, starts, postings } = this.index;
    let read = 0;
    for (const [term, share] of terms) {
      const value = weight * share;
      for (const entry of this.asked.entriesOf(term)) this.mark(entry, number, value);
      const id = lowerBound(all, term);
      if (all[id] !== term) continue;
      const end = starts[id + 1] ?? 0;
      for (let at = starts[id] ?? end; at < end; at += 1) {
        const posting = postings[at] ?? 0;
        const fields = posting & FIELD_MASK;
        const factor = fields & FIELD.own ? IN_OWN_TITLE : ELSEWHERE;
        if (!(fields & FIELD.page)) this.mark(posting >>> FIELD_BITS, number, value * factor);
      }
      read += end - (starts[id] ?? end);
    }
    return read;
  }

  /** Only the best of the terms of a concept counts for an entry. */
  private mark(entry: number, number: number, value: number): void {
    const { latest, latestValue, scores } = this;
    const before = latest[entry] === number ? (latestValue[entry] ?? 0) : 0;
    if (value <= before) return;
    if (!scores[entry]) this.used.push(entry);
    scores[entry] = (scores[entry] ?? 0) + value - before;
    latest[entry] = number;
    latestValue[entry] = value;
  }
}
