import { buildIndex } from './inverted-index/indexBuilder';
import { type SearchIndex } from './inverted-index/searchIndex';
import { type KeywordMatch, TermMatcher } from './match/matches';
import { nearestWords } from './match/typos';
import { type Keyword, parseQuery, requiredKeywords } from './match/query';
import { type SearchResult } from './protocol';
import { QuestionSearch } from './question/questionSearch';
import { Ranker, type Ranking } from './rank/ranker';
import { MAX_TITLE_LENGTH, priorityOf } from './rank/score';
import { type FoundHint, toGroups, topHints } from './show/groups';
import { orderByName, type RankedEntry } from './show/nameOrder';
import { toHint, toPassageHint } from './show/hints';
import { patternOf } from './show/findKeyword';
import { type Entry } from './site/entries';
import { readEntries, readQuestions, readQuestionWords } from './site/readEntries';
import { createSegment, type Segment } from './text/terms';

/**
 * How many hints an answer has by default. Stock dumi's answer to `s` on 5,000 pages has 77,000.
 */
export const DEFAULT_LIMIT = 50;

/** What the search by names found, and which terms it matched. */
interface FoundNames {
  matches: readonly KeywordMatch[];
  ranking: Ranking;
}

/**
 * Searches a site. Takes the arguments of `generate-metadata` (D2) in any shape, and throws a
 * `SearchDataError` with the place of the error if they are not what D2 requires.
 */
export class SearchEngine {
  /** How many pages, sections and demos can be found. */
  readonly size: number;
  private readonly entries: readonly Entry[];
  private readonly index: SearchIndex;
  private readonly matcher: TermMatcher;
  private readonly ranker: Ranker;
  private readonly questions: QuestionSearch;

  constructor(
    data: unknown,
    private readonly segment: Segment = createSegment(),
  ) {
    this.entries = readEntries(data);
    this.size = this.entries.length;
    this.index = buildIndex(this.entries, this.segment);
    this.matcher = new TermMatcher(this.index.terms);
    this.ranker = new Ranker(
      this.index,
      Uint8Array.from(this.entries, ({ ownTitle }) => Math.min(ownTitle.length, MAX_TITLE_LENGTH)),
    );
    this.questions = new QuestionSearch({
      index: this.index,
      matcher: this.matcher,
      entries: this.entries,
      segment,
      words: readQuestionWords(data),
    });
  }

  /**
   * Adds the questions that passages answer, of any shape.
   *
   * @throws {SearchDataError} When they are not what `QuestionsData` says.
   */
  addQuestions(questions: unknown): void {
    this.questions.add(readQuestions(questions));
  }

  /** The best hints for a query of any content and length, which may be a question. */
  search(query: string, limit = DEFAULT_LIMIT): SearchResult {
    const keywords = parseQuery(query, this.segment);
    let found: FoundNames | undefined;
    const names = (): FoundNames => (found ??= this.findNames(keywords, limit));
    const answers = this.questions.ask(keywords, () => names().ranking);
    if (!answers) return this.toResult(query, keywords, names());
    const { passages, reader, isWeak } = answers;
    const hints = passages
      .slice(0, limit)
      .map((passage) => ({ entry: passage.entry, hint: toPassageHint(passage, reader) }));
    return {
      kind: 'question',
      isWeak,
      groups: toGroups(hints),
      top: hints.map(({ hint }) => hint),
      total: passages.length,
      nearest: [],
    };
  }

  /** The best hints by the weights of D5 alone. */
  searchNames(query: string, limit = DEFAULT_LIMIT): SearchResult {
    const keywords = parseQuery(query, this.segment);
    return this.toResult(query, keywords, this.findNames(keywords, limit));
  }

  private findNames(keywords: readonly Keyword[], limit: number): FoundNames {
    const required = requiredKeywords(keywords, (text) => this.matcher.has(text));
    let matches = keywords.map((keyword) => this.matcher.strict(keyword));
    this.ranker.start(matches);
    let ranking = this.ranker.rank(required, limit);
    // Fuzzy matches rank below all others, so a full answer does not need them.
    if (ranking.complete < limit) {
      matches = this.loosen(matches, limit, ranking.total < limit);
      if (this.ranker.loosen(matches)) ranking = this.ranker.rank(required, limit);
    }
    return { matches, ranking };
  }

  private toResult(
    query: string,
    keywords: readonly Keyword[],
    { matches, ranking }: FoundNames,
  ): SearchResult {
    const hints = this.toHints(ranking, matches);
    return {
      kind: 'names',
      isWeak: false,
      groups: toGroups(hints),
      top: topHints(orderByName(hints, query, keywords, this.segment)),
      total: ranking.total,
      nearest: ranking.total ? [] : nearestWords(this.index, this.matcher.typos, keywords),
    };
  }

  /** With enough hints, only for rare keywords; others are hardly typos. */
  private loosen(matches: KeywordMatch[], limit: number, isScarce: boolean): KeywordMatch[] {
    return matches.map((match) =>
      isScarce || this.ranker.postingCount(match) < limit
        ? this.matcher.loosen(match, isScarce)
        : match,
    );
  }

  private toHints(
    { best }: Ranking,
    matches: readonly KeywordMatch[],
  ): (FoundHint & RankedEntry)[] {
    const patterns = matches.map((match) => patternOf(match, this.index.terms));
    return best.flatMap(({ entry: number, score, rank }) => {
      const entry = this.entries[number];
      return entry ? [{ entry, rank, hint: toHint(entry, patterns, priorityOf(score)) }] : [];
    });
  }
}
