import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** A search worker to measure, as the script of a classic worker. */
export interface Candidate {
  name: string;
  script: string;
  /** Whether it takes data as bytes, too. */
  takesBytes: boolean;
}

const OUR_ENTRY = fileURLToPath(new URL('../../src/search/worker.ts', import.meta.url));

function readStock(): string {
  const dumi = dirname(createRequire(import.meta.url).resolve('dumi/package.json'));
  return readFileSync(join(dumi, 'compiled/_internal/searchWorker.min.js'), 'utf8');
}

async function bundleOurs(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [OUR_ENTRY],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles.map(({ text }) => text).join('\n');
}

/** Stock dumi's worker and ours. */
export async function loadCandidates(): Promise<Candidate[]> {
  return [
    { name: 'stock dumi', script: readStock(), takesBytes: false },
    { name: 'this site', script: await bundleOurs(), takesBytes: true },
  ];
}
