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

/** An import that cannot be resolved, and the packages or files that could be imported instead. */
export interface ImportProblem {
  kind: 'missing-package' | 'missing-file' | 'remote-import';
  specifier: string;
  available: readonly string[];
  position: Position;
}

/** Why there is no code to run. */
export type CompileProblem =
  | SyntaxProblem
  | ImportProblem
  /** Valid code that does not run once its types are removed, or a top-level await. */
  | { kind: 'unsupported'; syntax: 'namespace' | 'top-level-await'; position: Position }
  /** More source than is compiled, in characters. */
  | { kind: 'too-large'; size: number; limit: number }
  /** The compiler failed: its script is missing, it took too long, or it has a bug. */
  | { kind: 'compiler'; detail: string }
  /** The script of an imported package could not be loaded. */
  | { kind: 'package'; detail: string };

/** The code threw while it was loaded or rendered, in an effect, or in an update after that. */
export interface ThrownProblem {
  kind: 'thrown';
  message: string;
  position: Position | undefined;
  /** The steps in the demo's files; a function without a name has an empty one. */
  trace: readonly { name: string; position: Position }[];
}

/**
 * Why a frame was removed or never came: effects that render again and again, no answer to the
 * heartbeat, code that left for another address, a flood of messages, too many entries in the
 * history of the tab, too much memory, a runtime that could not be loaded or did not start.
 */
export type FrameProblemKind =
  | 'endless-render'
  | 'frozen'
  | 'left'
  | 'flooded'
  | 'too-many-entries'
  | 'too-much-memory'
  | 'no-frame';

/** Why the code does not run, or does not run any more. */
export type RunProblem =
  | ThrownProblem
  /** The entry exports no component as its default. */
  | { kind: 'no-component'; file: string }
  /** A loop or recursion that took longer than a task may. */
  | { kind: 'endless-loop'; position: Position | undefined }
  /** `detail` is for whoever fixes it; may be empty. */
  | { kind: FrameProblemKind; detail: string };

/** Everything that can be wrong in a sandbox. Data: its text is in the reader's language. */
export type SandboxProblem = CompileProblem | RunProblem;

/** Where a problem is, for a link into the editor. */
export function positionOf(problem: SandboxProblem): Position | undefined {
  if ('position' in problem) return problem.position;
  return problem.kind === 'no-component' ? { file: problem.file, line: 1, column: 1 } : undefined;
}
