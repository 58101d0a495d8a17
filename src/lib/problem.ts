/** What happened and why. What to do is a button below. */
export interface Explanation {
  what: string;
  why: string;
}

/** The three parts of an error message: what happened, why, and what to do. */
export interface ProblemParts extends Explanation {
  fix: string;
}

/**
 * Formats a problem as in all errors of this project.
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

  /** The place is an argument of its own, since a caller further up may know it. */
  constructor(
    readonly parts: ProblemParts,
    place?: string,
  ) {
    super(formatProblem(parts, place));
  }

  /** What Node prints, also where umi does it (https://nodejs.org/api/util.html#utilinspectcustom). */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}

/** All that was found, so that nobody has to try again for each. */
export class Problems extends Problem {
  constructor(first: Problem, ...others: readonly Problem[]) {
    super(first.parts);
    this.message = [first, ...others].map(({ message }) => message).join('\n');
  }
}
