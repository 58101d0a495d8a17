import { execFileSync } from 'node:child_process';
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

/**
 * Identifies the state of everything a build reads: the sources and, for "last updated", the git
 * history.
 */
export async function sourceState(root: string): Promise<string> {
  const hash = await treeHash(root, (path) => notASource.test(path));
  return `${hash} ${lastCommit(root).trim()}`;
}

async function stampFor(sources: string, dist: string): Promise<string> {
  const built = await treeHash(dist, (path) => path === stampName);
  return `${sources}\n${built}\n`;
}

/** Records in a finished build which sources it was made from and what it contains. */
export async function writeStamp(sources: string, dist: string): Promise<void> {
  await writeFile(join(dist, stampName), await stampFor(sources, dist));
}

/** Whether a built site was made from these sources, finished, and has not changed since. */
export async function isUpToDate(sources: string, dist: string): Promise<boolean> {
  try {
    return (await readFile(join(dist, stampName), 'utf8')) === (await stampFor(sources, dist));
  } catch {
    return false;
  }
}
