import { type SearchGroup, type SearchHint } from '../protocol';
import { type SearchProblem } from './problem';

/** What was found for a query. */
export interface Answer {
  query: string;
  groups: readonly SearchGroup[];
  /** The best hints of all groups, best first. */
  top: readonly SearchHint[];
  /** How many hints there are, the ones left out included. */
  total: number;
  /** Words of the site nearest to those of the query. */
  nearest: readonly string[];
}

/**
 * D7: nothing asked, waiting for the first data, something found, nothing found; and what D7 leaves
 * out, a problem.
 */
export type Phase = 'idle' | 'loading' | 'results' | 'empty' | 'failed';

/** The state to render. */
export interface SearchState {
  /** What the reader has typed. */
  query: string;
  phase: Phase;
  /** The latest answer; it stays while a newer one is pending. */
  answer: Answer | undefined;
  problem: SearchProblem | undefined;
}

/** The state before anything was typed. */
export const IDLE: SearchState = {
  query: '',
  phase: 'idle',
  answer: undefined,
  problem: undefined,
};
