import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the project's folder. */
export const project = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a program in the project's folder with its output shown, and answers its exit status.
 * Programs of installed packages are found by name.
 */
export function run(program: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: project,
      stdio: 'inherit',
      env: {
        ...process.env,
        PATH: [join(project, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
      },
      shell: process.platform === 'win32',
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
      resolve(code ?? 1);
    });
  });
}
