import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import {
  isCutForOffline,
  isForOffline,
  type OfflineFile,
  pieceName,
  SERVICE_WORKER,
  toOfflineFile,
} from '../../src/offline/offlineFiles';
import { sha256 } from '../../src/build/sha256';
import { shortHash } from '../../src/build/shortHash';
import { cutText } from './cutText';

/** Name of the list in the service worker (src/offline/worker.ts). */
const LIST = 'OFFLINE_FILES';

/** Writes the pieces of a text, each of which is fetched again only when it has changed. */
async function writePieces(root: string, text: string): Promise<string[]> {
  const pieces = cutText(text).map((piece) => ({ piece, hash: shortHash(piece) }));
  for (const { piece, hash } of pieces) {
    const file = join(root, pieceName(hash));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, piece);
  }
  return pieces.map(({ hash }) => hash);
}

async function listFile(root: string, name: string): Promise<OfflineFile> {
  const content = await readFile(join(root, name));
  const file = toOfflineFile(name, sha256(content));
  if (!isCutForOffline(name)) return file;
  return { url: file.url, pieces: await writePieces(root, content.toString()) };
}

/**
 * Puts the list of the files of a finished site before its service worker, if it has one that keeps
 * them. A file that changes afterwards is kept by no browser.
 */
export async function addOfflineList(root: string): Promise<void> {
  const worker = join(root, SERVICE_WORKER);
  const script = await readFile(worker, 'utf8');
  // The one that removes what was kept loads nothing.
  if (!script.startsWith('importScripts')) return;
  const names = (await readdir(root, { recursive: true }))
    .map((name) => name.replaceAll(sep, '/'))
    .filter(isForOffline)
    .sort();
  const files = await Promise.all(names.map((name) => listFile(root, name)));
  await writeFile(worker, `const ${LIST}=${JSON.stringify(files)};\n${script}`);
}
