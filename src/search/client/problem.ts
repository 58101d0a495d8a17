/**
 * Why search does not work: the worker's file is missing or forbidden; the data is missing, does
 * not come in time, or is damaged; the worker stopped twice.
 */
export type ProblemKind =
  'worker-blocked' | 'data-missing' | 'data-slow' | 'data-damaged' | 'worker-stopped';

/** A problem of search that the reader is told of. `detail` is for whoever fixes it. */
export class SearchProblem extends Error {
  override readonly name = 'SearchProblem';

  constructor(
    readonly kind: ProblemKind,
    readonly detail: string,
  ) {
    super(`Search: ${kind} (${detail})`);
  }
}

/** Reads whatever was thrown as a problem; what nobody foresaw counts as a worker that stopped. */
export function toProblem(error: unknown): SearchProblem {
  if (error instanceof SearchProblem) return error;
  return new SearchProblem(
    'worker-stopped',
    error instanceof Error ? error.message : String(error),
  );
}
