import { createHash, type Hash } from 'node:crypto';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';

async function addFolder(
  hash: Hash,
  root: string,
  folder: string,
  skip: (path: string) => boolean,
) {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (skip(path)) continue;
    if (entry.isDirectory()) await addFolder(hash, root, path, skip);
    else if (entry.isFile()) addEntry(hash, path, await readFile(join(root, path)));
    else if (entry.isSymbolicLink()) addEntry(hash, path, await readlink(join(root, path)));
  }
}

function addEntry(hash: Hash, path: string, content: string | Buffer): void {
  // The lengths keep "a" + "bc" apart from "ab" + "c".
  hash.update(`${path.length} ${path} ${content.length} `).update(content);
}

/**
 * A hash of the names and contents of all files below a folder.
 *
 * @param skip - Leaves out a file or a whole folder; it gets the path relative to the root, with
 *   slashes.
 */
export async function treeHash(root: string, skip: (path: string) => boolean): Promise<string> {
  const hash = createHash('sha256');
  await addFolder(hash, root, '', skip);
  return hash.digest('hex');
}
