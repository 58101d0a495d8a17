/** What happened and why, where a button below it is what to do. */
export interface Explanation {
  what: string;
  why: string;
}

/** What somebody has to know to get on: what happened, why, and what to do about it. */
export interface ProblemParts extends Explanation {
  fix: string;
}

/**
 * Writes a problem as all errors of this project read.
 *
 * @param place - Where it is, such as a file with its line.
 */
export function formatProblem({ what, why, fix }: ProblemParts, place?: string): string {
  const happened = place === undefined ? what : `${place}\n  What happened: ${what}`;
  return `${happened}\n  Why: ${why}\n  What to do: ${fix}`;
}

/** An error whose message explains it in full, so that a stack trace would only hide it. */
export class Problem extends Error {
  override readonly name = 'Problem';

  /** Takes the place by itself, since who knows it may be further up. */
  constructor(
    readonly parts: ProblemParts,
    place?: string,
  ) {
    super(formatProblem(parts, place));
  }
}
