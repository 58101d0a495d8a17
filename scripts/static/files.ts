import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { errorCode } from '../lib/errorCode';
import type { Encoding } from './encodings';

/** A file of the site, found and ready to be sent. */
export interface SiteFile {
  /**
   * Relative to the root and without the extension of a compression: decides about type and
   * caching.
   */
  name: string;
  /** Absolute path of what is sent. */
  path: string;
  encoding: Encoding | undefined;
}

/** Errors of the file system that mean that there is no such file. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES']);

async function findFile(
  root: string,
  name: string,
  encoding: Encoding | undefined,
): Promise<SiteFile | undefined> {
  try {
    const path = await realpath(join(root, name + (encoding?.extension ?? '')));
    // Where the links end, not what the address says, decides whether a file belongs to the site.
    if (!path.startsWith(root + sep)) return undefined;
    if (!(await stat(path)).isFile()) return undefined;
    return { name, path, encoding };
  } catch (error) {
    if (ABSENT.has(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}

/**
 * Finds the first of several names that is a file inside the root.
 *
 * @param root - Absolute path of the site, itself free of symbolic links.
 * @param names - Paths relative to the root, best first.
 * @param encodings - Compressed forms to prefer over the plain file.
 */
export async function findFirst(
  root: string,
  names: readonly string[],
  encodings: readonly Encoding[],
): Promise<SiteFile | undefined> {
  for (const name of names) {
    const plain = await findFile(root, name, undefined);
    if (!plain) continue;
    for (const encoding of encodings) {
      const compressed = await findFile(root, name, encoding);
      if (compressed) return compressed;
    }
    return plain;
  }
  return undefined;
}
