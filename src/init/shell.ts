import { spawn } from 'node:child_process';

/** What a program has done. */
export interface Ran {
  status: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a program and keeps what it prints.
 *
 * @param cwd - Folder that it runs in.
 */
export type Run = (program: string, args: readonly string[], cwd: string) => Promise<Ran>;

/** What a package manager says first of what went wrong, without its warnings. */
export const faultIn = ({ stdout, stderr }: Ran): string =>
  (stderr || stdout)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^npm (?:warn|notice)\b/.test(line))
    .slice(0, 4)
    .join(' ');

/** On Windows, npm is a script that only a shell can run. */
const isWindows = process.platform === 'win32';

/** `Run`, with programs of this machine. */
export const runProgram: Run = (program, args, cwd) =>
  new Promise((resolve) => {
    const child = spawn(program, args, { cwd, shell: isWindows });
    const ran = { status: 1, stdout: '', stderr: '' };
    child.stdout.on('data', (data: Buffer) => (ran.stdout += data.toString()));
    child.stderr.on('data', (data: Buffer) => (ran.stderr += data.toString()));
    child.on('error', ({ message }) => resolve({ ...ran, stderr: message }));
    child.on('close', (status) => resolve({ ...ran, status: status ?? 1 }));
  });
