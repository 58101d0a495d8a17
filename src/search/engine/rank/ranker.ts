import { Best, type Ranked } from './best';
import { FIELD, REASON_MASK } from '../inverted-index/fields';
import { Intersection } from './intersection';
import { type KeywordMatch } from '../match/matches';
import { GRADE, type Grade, MAX_TITLE_LENGTH, rankOf } from './score';
import type { SearchIndex, TermRange } from '../inverted-index/searchIndex';
import { Tally } from './tally';

/** The best entries for a query, and how many there are. */
export interface Ranking {
  best: Ranked[];
  total: number;
  /** How many of them have every keyword that is required. */
  complete: number;
}

const TITLES = FIELD.own | FIELD.page;

/** Ranks the entries that match a query. */
export class Ranker {
  private readonly tally: Tally;
  private readonly intersection: Intersection;

  constructor(
    private readonly index: SearchIndex,
    /** The length of each entry's own title. */
    private readonly titleLengths: Uint8Array,
  ) {
    const { length } = titleLengths;
    this.tally = new Tally(index, length);
    this.intersection = new Intersection(index, length);
  }

  /** Starts a query with its strict matches. */
  start(matches: readonly KeywordMatch[]): void {
    this.tally.clear();
    matches.forEach(({ exact, beginning, parts }, number) => {
      this.tally.setKeyword(number);
      this.tally.addAny(exact, GRADE.exact);
      this.tally.addAny({ from: exact.to, to: beginning.to }, GRADE.beginning);
      this.addAll(parts, GRADE.scattered);
    });
  }

  /** How many postings a keyword has without fuzzy matches; an entry may have several. */
  postingCount({ beginning }: KeywordMatch): number {
    const { starts } = this.index;
    return (starts[beginning.to] ?? 0) - (starts[beginning.from] ?? 0);
  }

  /** Adds the fuzzy matches of the same keywords. Returns whether there are any. */
  loosen(matches: readonly KeywordMatch[]): boolean {
    matches.forEach(({ parts, fuzzy }, number) => {
      if (!fuzzy) return;
      this.tally.setKeyword(number);
      for (const id of fuzzy.typos) this.tally.addAny({ from: id, to: id + 1 }, GRADE.typo);
      this.addAll(fuzzy.pairs, GRADE.typo);
      for (const id of fuzzy.unfinished)
        this.tally.addAny({ from: id, to: id + 1 }, GRADE.unfinished);
      for (const id of fuzzy.fragments) this.tally.addAny({ from: id, to: id + 1 }, GRADE.fragment);
      for (const part of parts) this.tally.addAny(part, GRADE.fragment);
    });
    return matches.some(({ fuzzy }) => fuzzy !== undefined);
  }

  /** The best entries so far; `required` has a bit for each keyword of a complete hint. */
  rank(required: number, limit: number): Ranking {
    const { tally, titleLengths } = this;
    const best = new Best(limit);
    let total = 0;
    let complete = 0;
    const found = tally.found();
    for (let at = 0; at < found.length; at += 1) {
      const entry = found[at] ?? 0;
      const fields = tally.fieldsOf(entry);
      if (!(fields & REASON_MASK)) continue;
      const isComplete = (tally.keywordsOf(entry) & required) === required;
      const titleLength = fields & TITLES ? (titleLengths[entry] ?? 0) : MAX_TITLE_LENGTH;
      const score = tally.scoreOf(entry);
      total += 1;
      if (isComplete) complete += 1;
      const rank = rankOf(score, isComplete, titleLength);
      if (best.accepts(entry, rank)) best.offer(entry, rank, score);
    }
    return { best: best.inOrder(), total, complete };
  }

  private addAll(ranges: readonly TermRange[], grade: Grade): void {
    if (ranges.length) this.tally.addMerged(this.intersection.find(ranges, grade));
  }
}
