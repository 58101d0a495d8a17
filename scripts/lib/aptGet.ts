import { existsSync } from 'node:fs';
import { Problem } from '../../src/lib/problem';
import { run } from './run';

const INSTALL = ['install', '-q', '-y', '--no-install-recommends'];

/** What to install, and what to say where that fails. */
export interface Installation {
  /** What a reader of the log calls it, such as "Chromium". */
  name: string;
  packages: readonly string[];
  /** What to do where it fails. */
  fix: string;
}

/** Whether apt-get is there and this user may use it. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function aptGet({ name, fix }: Installation, ...args: string[]): Promise<void> {
  const status = await run('apt-get', args);
  if (status === 0) return;
  throw new Problem({
    what: `${name} could not be installed.`,
    why: `apt-get ${args[0]} ended with status ${status}; its own message stands above.`,
    fix,
  });
}

/**
 * Installs packages of the system.
 *
 * @throws Problem when apt-get fails.
 */
export async function installPackages(installation: Installation): Promise<void> {
  const { name, packages } = installation;
  console.log(`  No ${name} found: installing it with apt-get`);
  // An installation that was ended halfway, also by somebody else, keeps apt-get from any other.
  await run('dpkg', ['--configure', '-a']);
  await aptGet(installation, 'update', '-q');
  await aptGet(installation, ...INSTALL, ...packages);
}
