import type { ShareProblem } from '../../../../../src/demo/edit/share/problem';

/** An error in three parts. */
export interface ProblemParts {
  what: string;
  why: string;
  /** What to do. */
  remedy: string;
}

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
