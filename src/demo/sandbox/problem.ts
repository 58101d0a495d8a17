/** A position in a demo's files. Lines and columns are counted from 1, as in editors. */
export interface Position {
  file: string;
  line: number;
  column: number;
}

/** The code cannot be read as TypeScript or JSON; `message` is the parser's own. */
export interface SyntaxProblem {
  kind: 'syntax';
  message: string;
  position: Position;
}

/** Valid code that does not run once its types are removed, or a top-level await. */
export interface UnsupportedProblem {
  kind: 'unsupported';
  syntax: 'namespace' | 'top-level-await';
  position: Position;
}

/**
 * An import that cannot be resolved, with what there is instead (packages of the runtime, or files
 * of the demo).
 */
export interface ImportProblem {
  kind: 'missing-package' | 'missing-file' | 'remote-import';
  specifier: string;
  available: readonly string[];
  position: Position;
}

/** More source than is compiled, in characters. */
export interface SizeProblem {
  kind: 'too-large';
  size: number;
  limit: number;
}

/** The compiler failed: its script is missing, it took too long, or it has a bug. */
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
  position: Position;
}

/** The code threw while it was loaded or rendered, in an effect, or in an update after that. */
export interface ThrownProblem {
  kind: 'thrown';
  /** Name and message of the error. */
  message: string;
  position: Position | undefined;
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
  position: Position | undefined;
}

/**
 * Why a frame was removed or never came: effects that render again and again, no answer to the
 * heartbeat, code that left for another address, a flood of messages, a runtime that could not be
 * loaded or did not start.
 */
export type FrameProblemKind = 'endless-render' | 'frozen' | 'left' | 'flooded' | 'no-frame';

/** A problem with the frame, at no particular position in the code. */
export interface FrameProblem {
  kind: FrameProblemKind;
  /** For whoever fixes it; may be empty. */
  detail: string;
}

/** Why the code does not run, or does not run any more. */
export type RunProblem = ThrownProblem | NoComponentProblem | EndlessLoopProblem | FrameProblem;

/** Everything that can be wrong in a sandbox. Data: its text is in the reader's language. */
export type SandboxProblem = CompileProblem | RunProblem;

/** Where a problem is, for a link into the editor. */
export function positionOf(problem: SandboxProblem): Position | undefined {
  if ('position' in problem) return problem.position;
  return problem.kind === 'no-component' ? { file: problem.file, line: 1, column: 1 } : undefined;
}
