import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { Problem } from '../../src/lib/problem';

/** Absolute path of the project's folder. */
export const project = fileURLToPath(new URL('../..', import.meta.url));

function tookTooLong(program: string, timeLimit: number): Problem {
  return new Problem({
    what: `${program} was ended before it was done.`,
    why: `it has ${Math.ceil(timeLimit / 1000)} seconds and took longer, so that it probably hangs.`,
    fix: 'see what it printed last, and run that part alone.',
  });
}

interface RunOptions {
  /** Milliseconds after which the program is ended. */
  timeLimit?: number;
  /** Folder that it runs in; that of the project where none is named. */
  cwd?: string;
  /** Variables beside those of this process. */
  env?: Readonly<Record<string, string>>;
  /** Which lines of its error output are shown; all, as they are, where this is left out. */
  isShown?: (line: string) => boolean;
}

/**
 * Runs a program with its output shown, and answers its exit status.
 * Programs of installed packages are found by name. When this process ends, so does the program.
 *
 * @throws Problem when the program took longer than its time limit.
 */
export async function run(
  program: string,
  args: readonly string[],
  { timeLimit, env, cwd = project, isShown }: RunOptions = {},
): Promise<number> {
  const filter =
    isShown &&
    function* (line: unknown) {
      if (isShown(String(line))) yield line;
    };
  const result = await execa(program, args, {
    cwd,
    localDir: project,
    preferLocal: true,
    stdio: ['inherit', 'inherit', filter ? [filter, 'inherit'] : 'inherit'],
    env,
    timeout: timeLimit,
    // Time to close browsers; a program that hangs may ignore the first signal.
    forceKillAfterDelay: 1000,
    reject: false,
    // Nothing of it is kept: a server may print for days.
    buffer: false,
  });
  if (result.timedOut && timeLimit !== undefined) throw tookTooLong(program, timeLimit);
  // A program that was not found has neither.
  if (result instanceof Error && result.exitCode === undefined && !result.isTerminated)
    throw result;
  return result.exitCode ?? 1;
}
