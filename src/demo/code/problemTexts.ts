import type { ProblemParts } from '../../lib/problem';

type OfKind<Problem extends { kind: string }, Kind> = Problem extends unknown
  ? Kind extends Problem['kind']
    ? Problem
    : never
  : never;

/** The texts of problems, by kind. */
export type ProblemTexts<Problem extends { kind: string }> = {
  [Kind in Problem['kind']]: (problem: OfKind<Problem, Kind>) => ProblemParts;
};

/** Explains a problem in three parts. */
export function explainProblem<Problem extends { kind: string }>(
  problem: Problem,
  texts: ProblemTexts<Problem>,
): ProblemParts {
  const kind: Problem['kind'] = problem.kind;
  // The compiler does not see that the text of a kind takes the problems of that kind.
  const text = texts[kind] as (problem: Problem) => ProblemParts;
  return text(problem);
}
