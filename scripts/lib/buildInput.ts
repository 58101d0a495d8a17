import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { treeHash } from './treeHash';

/**
 * What is not part of any page. Everything else is a source, so that no new folder is forgotten.
 */
const notASource =
  /(^|\/)(node_modules|dist|docs-dist|server|coverage|\.cache|\.git|\.dumi\/tmp[^/]*)$|^tests$|\.log$|\.test\.tsx?$/;

/**
 * Variables that Node, umi, dumi, Babel or browserslist read in a build and that change what is
 * built or what the build is run for (`ANALYZE`). `PORT` and the like do not.
 */
const INPUT_VARIABLE =
  /^(NODE_|BABEL_|BROWSERSLIST|UMI_|DUMI_|SSR_|UTOOPACK|LC_|(TZ|LANG|LANGUAGE|ANALYZE|APP_ROOT|SITE_ADDRESS|COMPRESS|FORCE_UTOOPACK|FRAMEWORK_NAME|MPA_FILTER|OKAM|SPEED_MEASURE)$)/;

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
  const sources = await treeHash(root, (path) => notASource.test(path));
  const variables = Object.entries(env)
    .filter(([name]) => INPUT_VARIABLE.test(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const input = [sources, lastCommit(root), process.version, await installed(root), variables];
  return createHash('sha256').update(JSON.stringify(input)).digest('hex');
}
