import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Problem } from '../../src/lib/problem';

const execute = promisify(execFile);

/** Without a registry, npm would retry for minutes before it fails. */
const INSTALL = [
  'install',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
  '--fetch-timeout=60000',
];

/** What a program that failed has printed. */
export function outputOf(error: unknown): string {
  const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
  return `${stdout}${stderr}`.trim();
}

/**
 * Installs packages from the registry in a folder of the system's temporary ones, which is kept for
 * the next run, and returns the folder.
 *
 * @param name - What the packages are for, as the start of the folder's name.
 * @param packageJson - The text of a `package.json` that names them.
 * @throws When npm cannot install them.
 */
export async function installPackages(name: string, packageJson: string): Promise<string> {
  const key = createHash('sha256').update(packageJson).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `${name}-${key}`);
  if (existsSync(folder)) return folder;
  const unfinished = await mkdtemp(join(tmpdir(), `${name}-`));
  try {
    await writeFile(join(unfinished, 'package.json'), packageJson);
    await execute('npm', INSTALL, { cwd: unfinished, shell: process.platform === 'win32' });
    await rename(unfinished, folder);
    return folder;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another worker was faster.
    if (existsSync(folder)) return folder;
    throw new Problem({
      what: `The packages of ${name} cannot be installed.`,
      why: `npm says: ${outputOf(error).split('\n', 3).join(' ')}`,
      fix: 'see that the npm registry can be reached, and that it has the versions in package-lock.json.',
    });
  }
}
