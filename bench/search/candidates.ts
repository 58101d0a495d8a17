import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../../src/build/bundle';

/** A search worker to measure, as the script of a classic worker. */
export interface Candidate {
  name: string;
  script: string;
  /** Whether it accepts data as bytes, too. */
  takesBytes: boolean;
}

const OUR_ENTRY = fileURLToPath(new URL('../../src/search/engine/worker.ts', import.meta.url));

function readStock(): string {
  const dumi = dirname(createRequire(import.meta.url).resolve('dumi/package.json'));
  return readFileSync(join(dumi, 'compiled/_internal/searchWorker.min.js'), 'utf8');
}

/** Stock dumi's worker and ours. */
export async function loadCandidates(): Promise<Candidate[]> {
  return [
    { name: 'stock dumi', script: readStock(), takesBytes: false },
    { name: 'this site', script: await bundle({ entryPoints: [OUR_ENTRY] }), takesBytes: true },
  ];
}
