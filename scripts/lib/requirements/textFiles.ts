import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** By name or, at the top, by path: what builds of sites make. */
const NOT_OURS = /(?:^|\/)(?:node_modules|dist|server|coverage)$/;
const CAN_CITE = /\.(?:[cm]?[jt]sx?|css|md|html)$/;

/** Reads code, styles and Markdown of a repository, in the order of their paths. */
export async function readTextFiles(root: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  async function readFolder(folder: string): Promise<void> {
    const entries = await readdir(join(root, folder), { withFileTypes: true });
    entries.sort((one, other) => (one.name < other.name ? -1 : 1));
    for (const entry of entries) {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) {
        if (!entry.name.startsWith('.') && !NOT_OURS.test(path)) await readFolder(path);
      } else if (CAN_CITE.test(entry.name))
        files.set(path, await readFile(join(root, path), 'utf8'));
    }
  }
  await readFolder('');
  return files;
}
