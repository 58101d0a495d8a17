import type { LiveProblem } from '../../../../../src/demo/live/problem';
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

/** The texts of the editor, which come with its code and not with the page. */
export interface EditMessages {
  toolbar: string;
  run: string;
  undo: string;
  redo: string;
  reset: string;
  copyLink: string;
  linkCopied: string;
  copyByHand: ProblemParts;
  linkField: string;
  /** Which keys there are; `control` is what the reader's keyboard calls it. */
  rule: (control: string) => string;
  status: Record<'published' | 'waiting' | 'loading' | 'running' | 'failed' | 'kept', string>;
  fromLink: { what: string; why: string };
  problems: string;
  problemCount: (count: number) => string;
  goTo: (line: number, column: number) => string;
  trace: string;
  console: string;
  dropped: (count: number) => string;
  blocked: (address: string) => string;
  uncaught: (message: string) => string;
  dismiss: string;
  live: ProblemTexts<LiveProblem>;
  link: ProblemTexts<LinkProblem>;
}
