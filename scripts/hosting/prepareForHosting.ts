import { readdir, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { compressFiles } from './compressFiles';
import { netlifyHeaders } from './netlify';
import { addOfflineList } from './offlineList';
import { addPolicies } from './policy';

/**
 * What hosts read from the folder of a site, by the name that they look for: made of the names of
 * its files.
 */
export const HOST_FILES: Readonly<Record<string, (names: readonly string[]) => string>> = {
  _headers: netlifyHeaders,
  // Without it, GitHub Pages leaves out what Jekyll does, such as `~demos`.
  '.nojekyll': () => '',
};

/** Adds to a built site what static hosts need to serve it as the preview server does. */
export async function prepareForHosting(root: string): Promise<void> {
  const paths = await readdir(root, { recursive: true });
  const names = paths.map((path) => path.replaceAll(sep, '/'));
  for (const [name, print] of Object.entries(HOST_FILES))
    await writeFile(join(root, name), print(names));
  await addPolicies(root);
  await addOfflineList(root);
  await compressFiles(root);
}
