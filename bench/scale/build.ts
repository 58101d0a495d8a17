import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { performance } from 'node:perf_hooks';
import { join } from 'node:path';
import { execa } from 'execa';
import { Problem } from '../../src/lib/problem';

/** What a build took. */
export interface BuildCost {
  seconds: number;
  /** Of all its processes that had ended, in seconds. */
  processorTime: number;
  /** Most memory that one of its processes held at a time, in MB. */
  memory: number;
}

/** What `npm run build` runs, without a look at what is installed. */
const BUILD = ['node', 'node_modules/tsx/dist/cli.mjs', 'scripts/build.ts', '--force'];

/** Runs in each process of Node, whose memory nobody can ask for once it has ended. */
const WRITE_MEMORY = [
  'import { appendFileSync } from "node:fs";',
  'const write = () => appendFileSync(process.env.MEMORY_FILE, process.resourceUsage().maxRSS + "\\n");',
  'process.once("exit", write);',
].join('');

/** Has the shell write down the processor time of what it has run. */
const WRITE_TIMES = '"$@"; status=$?; times >"$TIMES_FILE"; exit $status';

/** Reads a line of `times`, such as `1m2.5s 0m0.25s`, as seconds. */
function secondsOf(line: string): number {
  return [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** Builds a site. */
export async function buildSite(folder: string): Promise<BuildCost> {
  const notes = await mkdtemp(join(tmpdir(), 'cost-'));
  const env = {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(WRITE_MEMORY)}`,
    MEMORY_FILE: join(notes, 'memory.txt'),
    TIMES_FILE: join(notes, 'times.txt'),
  };
  try {
    const start = performance.now();
    const { failed, all } = await execa('sh', ['-c', WRITE_TIMES, 'sh', ...BUILD], {
      cwd: folder,
      env,
      all: true,
      reject: false,
    });
    if (failed) {
      throw new Problem({
        what: `The site in ${folder} was not built.`,
        why: `the build ended with: ${all.slice(all.search(/error/i)).slice(0, 2000)}`,
        fix: `run "${BUILD.join(' ')}" in a site of bench/scale/writeSite.ts.`,
      });
    }
    const seconds = (performance.now() - start) / 1000;
    const [, ofChildren = ''] = (await readFile(env.TIMES_FILE, 'utf8')).split('\n');
    const memories = (await readFile(env.MEMORY_FILE, 'utf8')).trim().split('\n').map(Number);
    return {
      seconds,
      processorTime: secondsOf(ofChildren),
      memory: Math.max(...memories) / 1024,
    };
  } finally {
    await rm(notes, { recursive: true, force: true });
  }
}
