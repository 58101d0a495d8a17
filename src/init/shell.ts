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

/** Lines by which a program says how far it is, or that it worries. */
const NOISE = /^(?:Progress:|Packages:|Downloading|[+-]*$|npm (?:warn|notice)|WARN\b|warning )/;

/** Where a program begins to say what is wrong. */
const FAULT = /^(?:npm )?(?:error\b|ERR)|^ERR_|\berror:/i;

/** What a program says of why it has failed, in a line: no more than its first words. */
export function faultIn({ stdout, stderr }: Ran): string {
  const lines = `${stderr}\n${stdout}`
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => !NOISE.test(line));
  const start = Math.max(
    0,
    lines.findIndex((line) => FAULT.test(line)),
  );
  return lines.slice(start, start + 4).join(' ');
}

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
