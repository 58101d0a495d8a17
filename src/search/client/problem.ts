import { Problem } from '../../lib/problem';

/** Why the texts are not there, although names are. */
export type TextsProblemKind = 'texts-missing' | 'texts-slow' | 'texts-damaged';

/**
 * Why search does not work: the worker's file is missing or blocked; the data is missing, late or
 * damaged, or the texts alone are; the worker stopped twice.
 */
export type ProblemKind =
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
    readonly kind: ProblemKind,
    readonly detail: string,
  ) {
    super(`Search: ${kind} (${detail})`);
  }
}

/**
 * Makes a problem of anything that was thrown. A `Problem` means that the page does not have the
 * address of the data; anything unexpected counts as a stopped worker.
 */
export function toProblem(error: unknown): SearchProblem {
  if (error instanceof SearchProblem) return error;
  if (error instanceof Problem) return new SearchProblem('data-missing', error.message);
  return new SearchProblem(
    'worker-stopped',
    error instanceof Error ? error.message : String(error),
  );
}
