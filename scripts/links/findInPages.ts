import { readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { readText } from '../../src/lib/textFile';

/** Ways to write an address: in a link or image of Markdown, and in an attribute. */
const writings = (address: string) => [`(${address})`, `(${address} `, `"${address}"`];

/**
 * Finds where addresses are written.
 *
 * @param folder - Of Markdown pages, such as `docs` in the folder of a site.
 * @returns Such as `docs/guide/forms.md:12`, by address; nothing of one that is not there.
 */
export async function findInPages(
  folder: string,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.md'));
  const places = new Map<string, string>();
  for (const name of names) {
    const file = join(folder, name);
    const lines = readText(file).split('\n');
    for (const address of addresses) {
      const at = lines.findIndex((line) => writings(address).some((each) => line.includes(each)));
      if (at < 0 || places.has(address)) continue;
      places.set(address, `${relative(dirname(folder), file).replaceAll(sep, '/')}:${at + 1}`);
    }
  }
  return places;
}
