import { existsSync } from 'node:fs';
import { findChromium } from '../chromium';
import { Problem } from '../../src/base/problem';
import { run } from './run';

const packages = ['chromium', 'fonts-liberation', 'fonts-noto-cjk'];

const install = ['install', '-q', '-y', '--no-install-recommends'];

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function aptGet(...args: string[]): Promise<void> {
  const status = await run('apt-get', args);
  if (status === 0) return;
  throw new Problem({
    what: 'Chromium could not be installed.',
    why: `apt-get ${args[0]} ended with status ${status}; its own message stands above.`,
    fix: 'install Chromium by hand, or set CHROMIUM_PATH to one, then run the command again.',
  });
}

/**
 * Makes sure that there is a browser to test in; without the rights for it, says what to install.
 */
export async function ensureChromium(): Promise<void> {
  try {
    findChromium();
  } catch (error) {
    if (process.env.CHROMIUM_PATH || !canInstall()) throw error;
    console.log('  No Chromium found: installing it with apt-get');
    await aptGet('update', '-q');
    await aptGet(...install, ...packages);
    // Not every release has it, and the tests also run in the whole Chromium.
    await run('apt-get', [...install, 'chromium-headless-shell']);
    findChromium();
  }
}
