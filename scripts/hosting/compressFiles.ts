import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ENCODINGS, type Encoding } from '../static/encodings';

/** Pictures and fonts are compressed already. */
const TEXT = /\.(?:css|html|js|json|md|svg|tsx?|txt|xml)$/;

/** Smaller files fit into one packet as they are. */
const MIN_SIZE = 1024;

/**
 * Only the editor, its compiler and its runtime are larger. Brotli's quality 10 would take as long
 * for these three as for all other files.
 */
const LARGE = 400_000;

/**
 * Of all text files together. Each page has a link to each other page, so the text of a site grows
 * with the square of its pages, and with 1,000 quality 10 would take longer than all else.
 */
const LARGE_SITE = 20_000_000;

/** Brotli's quality for a file, by its bytes and those of all files. */
export function brotliQuality(bytes: number, ofSite: number): number {
  return bytes > LARGE || ofSite > LARGE_SITE ? 5 : 10;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

type Compress = (content: Buffer, ofSite: number) => Promise<Buffer>;

const compress: Record<Encoding['name'], Compress> = {
  br: (content, ofSite) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality(content.length, ofSite),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => deflate(content, { level: constants.Z_BEST_COMPRESSION }),
};

async function compressFile(file: string, ofSite: number): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_SIZE) return;
  await Promise.all(
    ENCODINGS.map(async ({ name, extension }) =>
      writeFile(file + extension, await compress[name](content, ofSite)),
    ),
  );
}

/** Files at a time, as Node compresses so many by itself. A large site has thousands. */
const AT_ONCE = 4;

/** Writes compressed forms of the text files of a site beside them, for hosts that send these. */
export async function compressFiles(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  let ofSite = 0;
  for (const file of files) ofSite += (await stat(file)).size;
  const queue = files.values();
  const compressRest = async () => {
    for (const file of queue) await compressFile(file, ofSite);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressRest));
}
