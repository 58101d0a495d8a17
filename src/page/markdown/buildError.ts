/** An error for the author of a page: where it is, what happened, why it matters and what to do. */
export interface BuildProblem {
  /** Path relative to the project. */
  file: string;
  /** 1-based line in that file. */
  line: number;
  what: string;
  why: string;
  fix: string;
}

/** Writes a problem the way all build errors of this project read: place, then the three parts. */
export function buildError({ file, line, what, why, fix }: BuildProblem): Error {
  return new Error(
    `${file}:${line}\n  What happened: ${what}\n  Why: ${why}\n  What to do: ${fix}`,
  );
}
