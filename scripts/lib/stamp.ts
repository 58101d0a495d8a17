import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { treeHash } from './treeHash';

/**
 * Name of the stamp in the built site; the preview server does not serve names that start with a
 * dot.
 */
const stampName = '.build-stamp';

/**
 * What is not part of any page. Everything else is a source, so that no new folder is forgotten.
 */
const notASource =
  /(^|\/)(node_modules|dist|coverage|\.cache|\.git)$|^(server|tests)$|^\.dumi\/tmp[^/]*$|\.log$/;

/**
 * Variables that Node, umi, dumi, Babel or browserslist read in a build and that change what is
 * built or what the build is run for (`ANALYZE`). `PORT` and the like do not.
 */
const INPUT_VARIABLE =
  /^(NODE_|BABEL_|BROWSERSLIST|UMI_|DUMI_|SSR_|UTOOPACK|LC_|(TZ|LANG|LANGUAGE|ANALYZE|APP_ROOT|COMPRESS|FORCE_UTOOPACK|FRAMEWORK_NAME|MPA_FILTER|OKAM|SPEED_MEASURE)$)/;

function lastCommit(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

/** What npm has installed, by the list that it leaves there, also when it left the lock file. */
async function installed(root: string): Promise<string> {
  return readFile(join(root, 'node_modules/.package-lock.json'), 'utf8').catch(() => '');
}

/**
 * Identifies the state of everything a build reads: the sources, for "last updated" the git
 * history, the installed packages, Node, and the variables that change a build.
 *
 * @param env - The environment of the build.
 */
export async function buildInput(root: string, env = process.env): Promise<string> {
  const around = [
    lastCommit(root),
    process.version,
    await installed(root),
    ...Object.entries(env)
      .filter(([name]) => INPUT_VARIABLE.test(name))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  ];
  const hash = createHash('sha256').update(JSON.stringify(around));
  return hash.update(await treeHash(root, (path) => notASource.test(path))).digest('hex');
}

async function stampFor(input: string, dist: string): Promise<string> {
  const built = await treeHash(dist, (path) => path === stampName);
  return `${input}\n${built}\n`;
}

/** Records in a finished build which input it was made from and what it contains. */
export async function writeStamp(input: string, dist: string): Promise<void> {
  await writeFile(join(dist, stampName), await stampFor(input, dist));
}

/** Whether a built site was made from this input, finished, and has not changed since. */
export async function isUpToDate(input: string, dist: string): Promise<boolean> {
  try {
    return (await readFile(join(dist, stampName), 'utf8')) === (await stampFor(input, dist));
  } catch {
    return false;
  }
}
