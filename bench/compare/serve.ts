import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Problem } from '../../src/lib/problem';
import { type RunningServer, startServer } from '../../scripts/server';

const COMPRESSES = /\.(?:html|js|mjs|css|json|svg|txt|xml)$/;
const COMPRESSED = /\.(?:br|gz)$/;

/** gzip for all, whatever a build wrote beside its files; Chromium would take brotli here. */
async function compress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => COMPRESSES.test(name))) {
    const path = join(folder, file);
    await writeFile(`${path}.gz`, gzipSync(await readFile(path), { level: 9 }));
  }
}

/** Serves a built site as this project's server does, with gzip files beside the originals. */
export async function serve(output: string): Promise<RunningServer> {
  if (!existsSync(output)) {
    throw new Problem({
      what: `There is no site to measure in ${output}.`,
      why: 'it was not built, or its build failed.',
      fix: 'run "npm run bench" without --builds=0.',
    });
  }
  const root = await mkdtemp(join(tmpdir(), 'bench-site-'));
  await cp(output, root, { recursive: true, filter: (path) => !COMPRESSED.test(path) });
  await compress(root);
  const server = await startServer({ root, port: 0 });
  return {
    url: server.url,
    async close() {
      await server.close();
      await rm(root, { recursive: true });
    },
  };
}
