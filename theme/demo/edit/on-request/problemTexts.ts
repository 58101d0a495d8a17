import type { ProblemParts } from '../../../../src/base/problem';
import type { ShareProblem } from '../../../../src/demo/edit/share/problem';

/** A problem of one kind. */
type OfKind<Problem extends { kind: string }, Kind> = Problem extends unknown
  ? Kind extends Problem['kind']
    ? Problem
    : never
  : never;

/** How problems are said, by kind. */
export type ProblemTexts<Problem extends { kind: string }> = {
  [Kind in Problem['kind']]: (problem: OfKind<Problem, Kind>) => ProblemParts;
};

/** What a link can have besides what is wrong with its letters. */
export type LinkProblem = ShareProblem | { kind: 'no-demo'; demo: string };
