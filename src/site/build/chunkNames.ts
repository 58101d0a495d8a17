import path from 'node:path';
import { PACKAGE_ROOT } from '../../build/packageRoot';

/** Chunks of one page: its text, its demos and their code (src/demo/code/demoChunks.ts). */
const OF_PAGE = /^docs__|^framed__/;

/** What the paths of our own modules begin with where they are an installed package. */
const OWN = `node_modules_${path.basename(PACKAGE_ROOT)}_`;

/** A file name of more characters says no more. */
const LIMIT = 40;

/** Whether a chunk is only for one page, by its name. */
export function isOfPage(name: string): boolean {
  return OF_PAGE.test(name);
}

/** The chunk with the table of all pages, which only the 404 page asks for. */
export const TABLE_CHUNK = 'table';

/**
 * What a chunk is about, for the name of its file.
 *
 * @param id - Name of the chunk, or where it has none its id: the paths of its modules, joined.
 */
export function shortName(id: string): string {
  const name = id.replaceAll(OWN, '');
  const [, packageName] = /node_modules_(@?[^_]+)/.exec(name) ?? [];
  const [, moduleName] = /([^_]+)_(?:tsx?|jsx?|mjs)(?:-|$)/.exec(name) ?? [];
  const plain = name
    .replace(OF_PAGE, '')
    .replace(/^docs-|\.md$/, '')
    .replace(/__demos__code$/, '__code');
  return (packageName ?? moduleName ?? plain)
    .replace(/[^\da-z]+/gi, '-')
    .slice(0, LIMIT)
    .replace(/^-|-$/g, '');
}
