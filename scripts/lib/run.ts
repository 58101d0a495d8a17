import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from './problem';

/** Absolute path of the project's folder. */
export const project = fileURLToPath(new URL('../..', import.meta.url));

function tookTooLong(program: string, timeLimit: number): Problem {
  return new Problem({
    what: `${program} was ended before it was done.`,
    why: `it has ${Math.ceil(timeLimit / 1000)} seconds and took longer, so that it probably hangs.`,
    fix: 'see what it printed last, and run that part alone.',
  });
}

/**
 * Runs a program in the project's folder with its output shown, and answers its exit status.
 * Programs of installed packages are found by name.
 *
 * @param timeLimit - Milliseconds after which the program is ended.
 * @throws Problem when the program took longer than its time limit.
 */
export function run(program: string, args: readonly string[], timeLimit?: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: project,
      stdio: 'inherit',
      env: {
        ...process.env,
        PATH: [join(project, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
      },
      shell: process.platform === 'win32',
      timeout: timeLimit,
      // What hangs may be past hearing a gentler signal.
      killSignal: 'SIGKILL',
    });
    // Whoever ends this process means its children too; otherwise a build or a browser would stay behind.
    const stop = (): void => {
      child.kill();
      process.exit(143);
    };
    process.once('SIGTERM', stop);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGTERM', stop);
      if (child.killed && timeLimit !== undefined) reject(tookTooLong(program, timeLimit));
      else resolve(code ?? 1);
    });
  });
}
