import { type SearchResult } from '../engine/protocol';
import { type SearchProblem } from './problem';

/** What was found for a query. */
export interface Answer extends SearchResult {
  query: string;
}

/** The states of D7 (no query, waiting for data, hints, no hints), and a failure. */
export type Phase = 'idle' | 'loading' | 'results' | 'empty' | 'failed';

/** The state to render. */
export interface SearchState {
  /** What the reader has typed. */
  query: string;
  phase: Phase;
  /** The latest answer, until a newer one arrives. */
  answer: Answer | undefined;
  /** Whether the answer is from names alone, and one from the texts is to follow. */
  isPreliminary: boolean;
  problem: SearchProblem | undefined;
}

/** The state before anything was typed. */
export const IDLE: SearchState = {
  query: '',
  phase: 'idle',
  answer: undefined,
  isPreliminary: false,
  problem: undefined,
};
