import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { treeHash } from './treeHash';

/** Beside a built site: what is in its folder goes to the host. */
const stampOf = (dist: string) => join(dirname(dist), '.cache/build-stamp');

async function stampFor(input: string, dist: string): Promise<string> {
  return `${input}\n${await treeHash(dist, () => false)}\n`;
}

/** Records which input a finished build was made from and what it contains. */
export async function writeStamp(input: string, dist: string): Promise<void> {
  const stamp = stampOf(dist);
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, await stampFor(input, dist));
}

/** Whether a built site was made from this input, finished, and has not changed since. */
export async function isUpToDate(input: string, dist: string): Promise<boolean> {
  try {
    return (await readFile(stampOf(dist), 'utf8')) === (await stampFor(input, dist));
  } catch {
    return false;
  }
}
