import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ENCODINGS, type Encoding } from '../static/encodings';

/** Pictures and fonts are compressed already. */
const TEXT = /\.(?:css|html|js|json|svg|tsx?)$/;

/** Smaller files fit into one packet as they are. */
const MIN_SIZE = 1024;

/**
 * Only the editor, its compiler and its runtime are larger. Brotli's quality 10 would take as long
 * for these three as for all other files.
 */
const LARGE = 400_000;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const compress: Record<Encoding['name'], (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE ? 5 : 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => deflate(content, { level: constants.Z_BEST_COMPRESSION }),
};

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_SIZE) return;
  await Promise.all(
    ENCODINGS.map(async ({ name, extension }) =>
      writeFile(file + extension, await compress[name](content)),
    ),
  );
}

/** Files at a time, as Node compresses so many by itself. A large site has thousands. */
const AT_ONCE = 4;

/** Writes compressed forms of the text files of a site beside them, for hosts that send these. */
export async function compressFiles(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name)).values();
  const compressRest = async () => {
    for (const { parentPath, name } of files) await compressFile(join(parentPath, name));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressRest));
}
