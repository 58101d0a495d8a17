import type { DemoFiles } from './files';
import type { LogEntry } from './log';
import type { SandboxProblem } from './problem';

/**
 * Nothing was run yet; the code is waited for and compiled; it was given to a frame; it has a
 * problem. After a failure the last good result stays (E2), if there is one.
 */
export type SandboxPhase = 'idle' | 'compiling' | 'running' | 'failed';

/** The state of a sandbox. Immutable: each change creates a new object. */
export interface SandboxState {
  phase: SandboxPhase;
  /** From an edit until its result or its problems are there (E2). */
  loading: boolean;
  files: DemoFiles;
  /** Whether a result is visible. Until then, the page shows the demo as it was built. */
  hasResult: boolean;
  problems: readonly SandboxProblem[];
  /** Oldest line first, of the newest run. */
  log: readonly LogEntry[];
}
