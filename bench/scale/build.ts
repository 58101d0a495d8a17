import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { join } from 'node:path';
import { execa } from 'execa';
import { DUMI_BUILD } from '../../scripts/lib/site';
import { Problem } from '../../src/base/problem';

/** What a build took. */
export interface BuildCost {
  seconds: number;
  /** Most memory that its process held at a time, in MB. */
  memory: number;
}

const MEMORY_FILE = 'memory.txt';

/** Runs in the process of the build, whose memory nobody can ask for once it has ended. */
const WRITE_MEMORY = [
  'import { writeFileSync } from "node:fs";',
  'const write = () => writeFileSync(process.env.MEMORY_FILE, String(process.resourceUsage().maxRSS));',
  'process.once("exit", write);',
].join('');

/** Builds a site. */
export async function buildSite(folder: string): Promise<BuildCost> {
  const memoryFile = join(folder, MEMORY_FILE);
  const start = performance.now();
  const { failed, all } = await execa(
    'node',
    [`--import=data:text/javascript,${encodeURIComponent(WRITE_MEMORY)}`, ...DUMI_BUILD],
    { cwd: folder, env: { MEMORY_FILE: memoryFile }, all: true, reject: false },
  );
  if (failed) {
    throw new Problem({
      what: `The site in ${folder} was not built.`,
      why: `dumi build ended with: ${all.slice(all.search(/error/i)).slice(0, 2000)}`,
      fix: `run "node ${DUMI_BUILD.join(' ')}" in a site of bench/scale/writeSite.ts.`,
    });
  }
  const seconds = (performance.now() - start) / 1000;
  return { seconds, memory: Number(await readFile(memoryFile, 'utf8')) / 1024 };
}
