import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));

async function readPackages(file) {
  const { packages } = JSON.parse(await readFile(file, 'utf8'));
  return packages;
}

/**
 * Whether `node_modules` has what the lock file requires, by the list that npm leaves there. The
 * times of files do not say: git gives a file the time of the checkout, not of the change. npm
 * writes its list last, so an installation that was interrupted has none.
 */
export async function isInstalled(root) {
  const locked = await readPackages(join(root, 'package-lock.json'));
  let installed;
  try {
    installed = await readPackages(join(root, 'node_modules', '.package-lock.json'));
  } catch {
    return false;
  }
  return Object.entries(locked).every(([path, wanted]) => {
    if (path === '') return true;
    const present = installed[path];
    // Optional packages for other systems are in the lock file and never installed.
    if (!present) return wanted.optional === true;
    return present.version === wanted.version && present.integrity === wanted.integrity;
  });
}

function npmCi() {
  return new Promise((resolve) => {
    const child = spawn('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
      cwd: project,
      stdio: 'inherit',
      // npm is a .cmd file on Windows, which only a shell runs.
      shell: process.platform === 'win32',
    });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

/**
 * Installs the packages of the lock file if some are missing. Returns whether they are there now.
 * Runs before anything is installed, hence plain JavaScript without a single import from npm.
 */
export async function ensurePackages() {
  if (await isInstalled(project)) return true;
  const start = performance.now();
  console.log('▸ Packages: npm ci, a minute or two the first time');
  const done = await npmCi();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (done) {
    console.log(`  done in ${seconds} s`);
  } else {
    console.error(
      [
        'The packages could not be installed.',
        `  Why: npm ci failed after ${seconds} s; its own message stands above.`,
        '  What to do: check the network and that "node --version" is at least 20.19, then run the command again.',
      ].join('\n'),
    );
  }
  return done;
}
