/** Where something is in a demo's files, as editors count: from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** The code cannot be read as TypeScript or JSON; `message` is the parser's own. */
export interface SyntaxProblem {
  kind: 'syntax';
  message: string;
  place: Place;
}

/** Correct code that needs more than taking the types away, or a module that waits. */
export interface UnsupportedProblem {
  kind: 'unsupported';
  syntax: 'namespace' | 'top-level-await';
  place: Place;
}

/**
 * An import that leads nowhere, with what there is instead (a package of the runtime, or a file of
 * the demo).
 */
export interface ImportProblem {
  kind: 'missing-package' | 'missing-file' | 'remote-import';
  specifier: string;
  available: readonly string[];
  place: Place;
}

/** More source than is compiled. */
export interface SizeProblem {
  kind: 'too-large';
  size: number;
  limit: number;
}

/**
 * The compiler itself did not get there: its script is missing, it took too long, or it has a
 * fault.
 */
export interface CompilerProblem {
  kind: 'compiler';
  detail: string;
}

/** Why there is no code to run. */
export type CompileProblem =
  SyntaxProblem | UnsupportedProblem | ImportProblem | SizeProblem | CompilerProblem;

/** A step of a stack trace that is in the demo's files. */
export interface TraceStep {
  /** Name of the function; empty where it has none. */
  name: string;
  place: Place;
}

/** The code threw while it was loaded or rendered, in an effect, or in an update after that. */
export interface ThrownProblem {
  kind: 'thrown';
  /** Name and message of the error. */
  message: string;
  place: Place | undefined;
  trace: readonly TraceStep[];
}

/** The entry exports no component as its default. */
export interface NoComponentProblem {
  kind: 'no-component';
  file: string;
}

/** A loop or recursion that took longer than a task may. */
export interface EndlessLoopProblem {
  kind: 'endless-loop';
  place: Place | undefined;
}

/**
 * Why a frame was removed or never came: effects that render again and again, no answer to the
 * heartbeat, code that left for another address, a flood of messages, a runtime that could not be
 * loaded or did not start.
 */
export type FrameProblemKind = 'endless-render' | 'frozen' | 'left' | 'flooded' | 'no-frame';

/** A problem with the frame that is in no particular place of the code. */
export interface FrameProblem {
  kind: FrameProblemKind;
  /** For whoever mends it; may be empty. */
  detail: string;
}

/** Why the code does not run, or does not run any more. */
export type RunProblem = ThrownProblem | NoComponentProblem | EndlessLoopProblem | FrameProblem;

/**
 * Everything that can be wrong with a sandbox. Data, not text: the page says it in the reader's
 * language.
 */
export type SandboxProblem = CompileProblem | RunProblem;

/** Where a problem is, for a link into the editor; undefined where it is in no place. */
export function placeOf(problem: SandboxProblem): Place | undefined {
  if ('place' in problem) return problem.place;
  return problem.kind === 'no-component' ? { file: problem.file, line: 1, column: 1 } : undefined;
}
