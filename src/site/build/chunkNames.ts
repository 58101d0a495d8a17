/** Chunks of one page: its text, its demos and their code (src/demo/code/demoChunks.ts). */
const OF_PAGE = /^docs__|^framed__/;

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
 * @param name - That of the chunk, or where it has none its id: the paths of its modules, joined.
 */
export function shortName(name: string): string {
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
