import { type QuestionsData, type SearchData } from './site/data';
import { isRecord } from '../../lib/read';

/** Separates the parts of a row of a table, which is read as one line. */
export const PART_SEPARATOR = ' · ';

/** A piece of a text of a hint; the joined pieces are the text to show (D3). */
export interface HighlightPiece {
  text: string;
  highlighted?: boolean;
}

/** What a hint leads to (D3): text of a section, a section by its heading, a demo, or a page. */
export type HintType = 'content' | 'title' | 'demo' | 'page';

/** One line of the answer, in the shape stock dumi's `useSiteSearch` declares (D3). */
export interface SearchHint {
  type: HintType;
  link: string;
  /**
   * The sum of the weights of D5; matches of a beginning or with a typo add less than 1. For a
   * question, the score of the passage.
   */
  priority: number;
  highlightTitleTexts: HighlightPiece[];
  highlightTexts: HighlightPiece[];
  pageTitle: string;
  /** Ours: the hint is a row of a prop table, and this is the component with the prop. */
  owner?: string;
  /** Ours: the sentence, or part of a row, that answers a question best. */
  sentence?: string;
}

/** The hints of one navigation entry (D2). Without an entry: no title, and priority Infinity. */
export interface SearchGroup {
  title?: string;
  priority: number;
  hints: SearchHint[];
}

/**
 * Gives the worker its data (D2). The JSON of the data may also be transferred as bytes, so that
 * the page does not parse what only the worker reads.
 */
export interface GenerateMetadata {
  action: 'generate-metadata';
  id?: number;
  args: SearchData | ArrayBuffer;
}

/** Ours: gives the worker, once it has data, the questions that passages answer. */
export interface AddQuestions {
  action: 'add-questions';
  id?: number;
  args: QuestionsData | ArrayBuffer;
}

/** Asks for hints (D2). `limit` is ours: the most hints in the answer. */
export interface GetSearchResult {
  action: 'get-search-result';
  id?: number;
  args: { keywords: string; limit?: number };
}

/** Everything the page may send to the worker. */
export type SearchRequest = GenerateMetadata | AddQuestions | GetSearchResult;

/** Answers data or questions that carried an id; stock has no such answer. */
export interface MetadataReady {
  action: 'metadata-ready';
  id: number;
  /** How many pages, sections and demos can be found. */
  entries: number;
}

/** What a search found. */
export interface SearchResult {
  /**
   * How the query was read: as a name or a few words, whose hints are ranked by D5, or as a
   * question, whose few hints show the sentences that may answer it.
   */
  kind: 'names' | 'question';
  /** Whether even the best hint has little of a question. */
  isWeak: boolean;
  /** The best hints, by navigation entry. */
  groups: SearchGroup[];
  /**
   * The best of them all, best first; they are in their groups, too. The order of the groups (D5)
   * says nothing about hints. For a question, all of them.
   */
  top: SearchHint[];
  /** How many hints there are, including those beyond the limit. */
  total: number;
  /** The words of the site nearest to those of the query, nearest first, if nothing was found. */
  nearest: string[];
}

/** Answers `get-search-result` that carried an id. */
export interface ResultReady extends SearchResult {
  action: 'search-result';
  id: number;
}

/** Why a request could not be answered. */
export type FailureReason = 'bad-request' | 'bad-data' | 'no-data' | 'internal';

/** Answers any request that carried an id and failed. */
export interface SearchFailure {
  action: 'failure';
  id: number;
  reason: FailureReason;
  message: string;
}

/**
 * Everything the worker may send to the page. The bare list answers a request without an id (D3).
 */
export type SearchAnswer = SearchGroup[] | MetadataReady | ResultReady | SearchFailure;

/** Whether a message is a well-formed query. */
export function isGetSearchResult(message: unknown): message is GetSearchResult {
  if (!isRecord(message) || message.action !== 'get-search-result' || !isRecord(message.args))
    return false;
  const { keywords, limit } = message.args;
  return typeof keywords === 'string' && (limit === undefined || typeof limit === 'number');
}

/** Whether a message brings data or questions; src/search/engine/site checks what is in it. */
export function bringsData(
  message: unknown,
): message is { action: 'generate-metadata' | 'add-questions'; args: unknown } {
  return (
    isRecord(message) &&
    (message.action === 'generate-metadata' || message.action === 'add-questions') &&
    'args' in message
  );
}

/** The id of a message of any shape, if it has one. */
export function idOf(message: unknown): number | undefined {
  return isRecord(message) && typeof message.id === 'number' ? message.id : undefined;
}
