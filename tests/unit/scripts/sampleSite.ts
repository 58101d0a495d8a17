import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeAll } from 'vitest';
import { startServer } from '../../../scripts/server';
import { temporaryFolder } from './temporaryFolder';

export const script = 'console.log("hello");';

const files = {
  'secret.txt': 'secret',
  'outside/index.html': 'secret',
  'site-old/page.html': 'secret',
  'site/index.html': 'home',
  'site/404.html': 'no such page',
  'site/404.html.gz': gzipSync('no such page'),
  'site/demo/single/index.html': 'single: größer',
  'site/~demos/single/index.html': 'alone',
  'site/a file.txt': 'spaces',
  'site/umi.1a2b3c4d.js': script,
  'site/umi.1a2b3c4d.js.br': brotliCompressSync(script),
  'site/umi.1a2b3c4d.js.gz': gzipSync(script),
  'site/search.js': script,
  'site/plain.css': 'a{}',
  'site/data.json': '{}',
  'site/favicon.svg': '<svg/>',
  'site/robots.txt': 'all',
  'site/sources/index.tsx': 'export {}',
  'site/unknown.kind': '?',
  'site/.hidden': 'secret',
  'site/.git/config': 'secret',
};

/**
 * A served site in `site/` of a temporary folder, with secrets beside it and symbolic links to
 * them.
 */
export async function sampleSite() {
  const folder = await temporaryFolder(files);
  const root = join(folder.path, 'site');
  await symlink('../secret.txt', join(root, 'link.txt'));
  await symlink('../outside', join(root, 'linked'));
  await symlink('../site-old', join(root, 'neighbour'));
  await symlink('loop', join(root, 'loop'));
  await symlink('robots.txt', join(root, 'inside.txt'));
  const server = await startServer({ root, port: 0 });
  return {
    folder: folder.path,
    root,
    url: server.url,
    remove: async () => {
      await server.close();
      await folder.remove();
    },
  };
}

/** The same for all tests of a file. */
export function servedSite() {
  const site = { folder: '', root: '', url: '' };
  beforeAll(async () => {
    const { remove, ...served } = await sampleSite();
    Object.assign(site, served);
    return remove;
  });
  return site;
}
