import type { SearchResult } from '../engine/protocol';
import { Problem } from '../../lib/problem';

/** Why the texts are not there, although names are. */
export type TextsProblemKind = 'texts-missing' | 'texts-slow' | 'texts-damaged';

/**
 * Why search does not work: the worker's file is missing or blocked; the data is missing, late or
 * damaged, or the texts alone are; the worker stopped twice.
 */
export type SearchProblemKind =
  | 'worker-blocked'
  | 'data-missing'
  | 'data-slow'
  | 'data-damaged'
  | 'worker-stopped'
  | TextsProblemKind;

/** A failure of the search as the dialog shows it. `detail` is for whoever fixes it. */
export class SearchProblem extends Error {
  override readonly name = 'SearchProblem';

  constructor(
    readonly kind: SearchProblemKind,
    readonly detail: string,
  ) {
    super(`Search: ${kind} (${detail})`);
  }
}

/**
 * Makes a problem of anything that was thrown. A `Problem` means that the page does not have the
 * address of the data; anything unexpected counts as a stopped worker.
 */
export function toSearchProblem(error: unknown): SearchProblem {
  if (error instanceof SearchProblem) return error;
  if (error instanceof Problem) return new SearchProblem('data-missing', error.message);
  return new SearchProblem(
    'worker-stopped',
    error instanceof Error ? error.message : String(error),
  );
}

/** What was found for a query. */
export interface Answer extends SearchResult {
  query: string;
}

/** The states of D7 (no query, waiting for data, hints, no hints), and a failure. */
type Phase = 'idle' | 'loading' | 'results' | 'empty' | 'failed';

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
