import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { isRecord } from '../../src/lib/read';
import type { Step, Tally } from './steps';
import { treeHash } from './treeHash';

/** What decides how a slow step of the tests ends. Paths are below the project's folder. */
export interface StepInputs {
  /** The folder of its tests; the files that they import count, too. */
  tests: string;
  /** Files and folders that its tests read without importing them. */
  read: readonly string[];
}

/** Has, for each slow step that passed, a hash of its inputs; it is committed. */
export const STAMPS_FILE = 'tests/stamps.json';

/** The names of the files that some files import, themselves included, without packages. */
async function importedBy(root: string, files: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...files],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    loader: { '.css': 'empty' },
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs);
}

/** What builds of sites make beside their sources (tests/sites), and logs. */
const MADE = /\.log$|(?:^|\/)(?:\.dumi|\.cache|dist|server|node_modules)(?:\/|$)/;

/** What no slow step reads of the sources: unit tests are run by themselves. */
const NOT_READ = /\.log$|\.test\.tsx?$/;

async function contentHash(path: string, skip: RegExp): Promise<string> {
  if ((await stat(path)).isDirectory()) return treeHash(path, (name) => skip.test(name));
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
}

/**
 * Identifies the state of all that a step depends on, the same on every machine.
 *
 * @param root - The project's folder.
 */
export async function hashInputs(root: string, { tests, read }: StepInputs): Promise<string> {
  const files = (await readdir(join(root, tests), { recursive: true }))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(?:m?ts|tsx|mjs)$/.test(name) && !name.endsWith('.d.ts'))
    .filter((name) => !MADE.test(name))
    .map((name) => `${tests}/${name}`);
  const paths = [...new Set([tests, ...read, ...(await importedBy(root, files))])].sort();
  const hash = createHash('sha256');
  for (const path of paths) {
    const skip = path === tests ? MADE : NOT_READ;
    hash.update(`${path} ${await contentHash(join(root, path), skip)}\n`);
  }
  return hash.digest('hex');
}

async function readStamps(root: string): Promise<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(await readFile(join(root, STAMPS_FILE), 'utf8'));
    return isRecord(value) ? value : {};
  } catch {
    // Without them, or after a conflict of two branches, every step runs.
    return {};
  }
}

async function writeStamp(root: string, name: string, stamp: string): Promise<void> {
  const stamps = Object.entries({ ...(await readStamps(root)), [name]: stamp }).sort();
  await writeFile(
    join(root, STAMPS_FILE),
    `${JSON.stringify(Object.fromEntries(stamps), null, 2)}\n`,
  );
}

/**
 * Leaves a slow step out while nothing that it depends on has changed since it passed, and keeps a
 * stamp of it when it passes.
 *
 * @param root - The project's folder.
 * @param isForced - Runs it in any case.
 */
export function withStamp(step: Step, root: string, isForced: boolean): Step {
  const { inputs, name } = step;
  if (!inputs) return step;
  const run = async (): Promise<Tally> => {
    const stamp = await hashInputs(root, inputs);
    if (!isForced && (await readStamps(root))[name] === stamp)
      return { passed: 0, failed: 0, skipped: 'nothing that it depends on has changed' };
    const tally = await step.run();
    // What a test has changed while it ran was not what it was run with.
    if (tally.failed === 0 && (await hashInputs(root, inputs)) === stamp)
      await writeStamp(root, name, stamp);
    return tally;
  };
  return { ...step, run };
}
