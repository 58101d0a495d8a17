import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { treeHash } from './treeHash';

/**
 * Name of the stamp in the built site; the preview server does not serve names that start with a
 * dot.
 */
const stampName = '.build-stamp';

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
