import { type SearchIndex } from '../inverted-index/searchIndex';
import { type TermMatcher } from '../match/matches';
import { type Keyword, areOneTerm } from '../match/query';
import { type Ranking } from '../rank/ranker';
import { type QuestionsData } from '../site/data';
import { type Entry } from '../site/entries';
import { type Segment } from '../text/terms';
import { AskedQuestions } from './askedQuestions';
import { Candidates } from './candidates';
import { type Concept, ConceptFinder, type QuestionWords } from './concepts';
import { type Passage, rankPassages } from './rankPassages';
import { PassageReader } from './readPassage';

/** What was found for a question. */
export interface Answers {
  /** The passages to show, best first. */
  passages: readonly Passage[];
  /** Finds the words of the question in texts. */
  reader: PassageReader;
  /** Whether even the best passage has little of the question. */
  isWeak: boolean;
}

/** So many words are a name, or parts of one, if any entry has all of them. */
const MOST_NAME_WORDS = 3;
/** A short question has something to ask about, and what to ask of it. */
const FEWEST_CONCEPTS = 2;
/** A reader compares a few passages, not fifty. */
const MOST_PASSAGES = 8;
/** A passage with less than this share of the best score is about something else. */
const LEAST_SHARE = 0.4;
/** The share of the highest score that there can be that the best passage of a good answer has. */
const GOOD_SHARE = 0.12;

/** What questions are answered from. */
export interface QuestionParts {
  index: SearchIndex;
  matcher: TermMatcher;
  entries: readonly Entry[];
  segment: Segment;
  words: QuestionWords;
}

/** Answers questions with passages. */
export class QuestionSearch {
  private readonly finder: ConceptFinder;
  private readonly candidates: Candidates;
  private readonly asked: AskedQuestions;

  constructor(private readonly parts: QuestionParts) {
    const { index, matcher, entries, segment, words } = parts;
    this.asked = new AskedQuestions(entries, segment);
    this.finder = new ConceptFinder(index, matcher, this.asked, entries.length, words);
    this.candidates = new Candidates(index, this.asked, entries.length);
  }

  /** Adds questions that passages answer. */
  add(questions: QuestionsData): void {
    this.asked.add(questions);
  }

  /**
   * The passages with most of what a query asks, or undefined for a query that is a name.
   *
   * @param rankNames - Makes the search by names, which a long question does not need.
   */
  ask(keywords: readonly Keyword[], rankNames: () => Ranking): Answers | undefined {
    if (this.isName(keywords) && rankNames().complete > 0) return undefined;
    const concepts = this.finder.find(keywords);
    if (concepts.length < FEWEST_CONCEPTS && this.isNamed(keywords, concepts, rankNames()))
      return undefined;
    const reader = new PassageReader(concepts, this.parts.segment);
    const numbers = this.candidates.find(concepts);
    const { entries } = this.parts;
    const words = this.finder.telling(keywords).map(({ text }) => text);
    const asked = this.asked.compare(concepts, words.join(' '));
    const passages = rankPassages(numbers, entries, concepts, reader, asked);
    const [best] = passages;
    // By the beginnings of words, as in `max ta co`, names find what has no word of the question.
    if (!best?.score) return undefined;
    return {
      passages: passages
        .filter(({ score }) => score >= best.score * LEAST_SHARE)
        .slice(0, MOST_PASSAGES),
      reader,
      isWeak: best.share < GOOD_SHARE,
    };
  }

  /** Whether names answer a query with too little to ask: any name, or one that has all of it. */
  private isNamed(
    keywords: readonly Keyword[],
    concepts: readonly Concept[],
    { complete, total }: Ranking,
  ): boolean {
    // A name in a script without spaces has more segments than words.
    const isLong = keywords.filter(({ pairs }) => !pairs.length).length > MOST_NAME_WORDS;
    return concepts.length && isLong ? complete > 0 : total > 0;
  }

  private isName(keywords: readonly Keyword[]): boolean {
    if (keywords.length <= MOST_NAME_WORDS) return true;
    return areOneTerm(keywords, (text) => this.parts.matcher.has(text));
  }
}
