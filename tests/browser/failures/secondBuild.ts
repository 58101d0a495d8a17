import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { addOfflineList } from '../../../scripts/hosting/offlineList';
import { isCutForOffline, isPiece, SERVICE_WORKER } from '../../../src/offline/offlineFiles';

/** A hash in a name, between two dots. */
const HASH = /\.([\da-f]{8})(?=\.)/;

const TEXT = /\.(?:html|js|css|json)$/;

/** Files that a page compares with the hash in their names, which is that of their content. */
const CHECKED = /^live\//;

/** Changes a file without changing what it does. */
const changed = (content: Buffer) => Buffer.concat([content, Buffer.from('\n')]);

/** Every digit becomes another one: a hash that is only turned around may be the same again. */
const otherHash = (hash: string) =>
  hash.replace(/[\da-f]/g, (digit) => (15 - parseInt(digit, 16)).toString(16));

function newHash(name: string, hash: string, content: Buffer): string {
  if (CHECKED.test(name))
    return createHash('sha256').update(changed(content)).digest('hex').slice(0, 8);
  return otherHash(hash);
}

/** Gives the service worker of a folder the list of the files in it. */
async function listAgain(folder: string): Promise<void> {
  const worker = join(folder, SERVICE_WORKER);
  const script = await readFile(worker, 'utf8');
  await writeFile(worker, script.slice(script.indexOf('importScripts')));
  await addOfflineList(folder);
}

/**
 * Writes what another build of the same site would be, in which every file whose name contains a
 * hash has another name.
 *
 * @returns The folder, which is the caller's to remove.
 */
export async function writeSecondBuild(built: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'second-build-'));
  const entries = await readdir(built, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(built.length + 1))
    .filter((name) => !isPiece(name));
  const contents = new Map<string, Buffer>();
  const hashes = new Map<string, string>();
  for (const name of names) {
    const content = await readFile(join(built, name));
    const [, hash] = HASH.exec(name) ?? [];
    if (hash) hashes.set(hash, newHash(name, hash, content));
    const isChanged = CHECKED.test(name) || isCutForOffline(name);
    contents.set(name, isChanged ? changed(content) : content);
  }
  const anyHash = new RegExp([...hashes.keys()].join('|'), 'g');
  const rename = (text: string) => text.replace(anyHash, (hash) => hashes.get(hash) ?? hash);
  for (const [name, content] of contents) {
    const file = join(folder, rename(name));
    await mkdir(dirname(file), { recursive: true });
    const isText = TEXT.test(name) && !CHECKED.test(name);
    await writeFile(file, isText ? rename(content.toString()) : content);
  }
  await listAgain(folder);
  return folder;
}
