import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isForOffline, SERVICE_WORKER, toOfflineFile } from '../../src/offline/offlineFiles';
import { sha256 } from '../../src/build/sha256';

/** Name of the list in the service worker (src/offline/worker.ts). */
const LIST = 'OFFLINE_FILES';

/**
 * Puts the list of the files of a finished site before its service worker, if it has one that keeps
 * them. A file that changes afterwards is kept by no browser.
 */
export async function addOfflineList(root: string): Promise<void> {
  const worker = join(root, SERVICE_WORKER);
  const script = await readFile(worker, 'utf8');
  if (!script.includes(LIST)) return;
  const hashOf = async (name: string) => sha256(await readFile(join(root, name)));
  const names = (await readdir(root, { recursive: true }))
    .map((name) => name.replaceAll(sep, '/'))
    .filter(isForOffline);
  const files = await Promise.all(names.sort().map((name) => toOfflineFile(name, hashOf)));
  await writeFile(worker, `const ${LIST}=${JSON.stringify(files)};\n${script}`);
}
