import { readdir, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { compressFiles } from './compressFiles';
import { type HostedFile, netlifyHeaders } from './netlify';
import { addOfflineList } from './offlineList';
import { addPolicies } from './policy';

/**
 * What hosts read from the folder of a site, by the name that they look for: made of the names
 * and sizes of its files.
 */
export const HOST_FILES: Readonly<Record<string, (files: readonly HostedFile[]) => string>> = {
  _headers: netlifyHeaders,
  // Without it, GitHub Pages leaves out what Jekyll does, such as `~demos`.
  '.nojekyll': () => '',
};

/** The files of a folder and of those in it. */
async function listFiles(root: string): Promise<HostedFile[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)));
  return Promise.all(
    paths.map(async (path) => ({
      name: path.replaceAll(sep, '/'),
      size: (await stat(join(root, path))).size,
    })),
  );
}

/** Adds to a built site what static hosts need to serve it as the preview server does. */
export async function prepareForHosting(root: string): Promise<void> {
  await addPolicies(root);
  await addOfflineList(root);
  const files = await listFiles(root);
  for (const [name, print] of Object.entries(HOST_FILES))
    await writeFile(join(root, name), print(files));
  await compressFiles(root);
}
