import { parseArgs } from 'node:util';
import { isCount } from '../../src/lib/read';
import { Problem } from '../../src/lib/problem';

/** How often each thing is done. Without builds, what was built before is measured. */
export interface Counts {
  builds: number;
  runs: number;
  lighthouse: number;
}

function toCount(name: string, text: string): number {
  const count = Number(text);
  if (isCount(count)) return count;
  throw new Problem({
    what: `--${name}=${text} was not understood.`,
    why: 'it says how often something is measured.',
    fix: `give it a whole number from 0, such as --${name}=3.`,
  });
}

/** Reads the options of the command line: `--builds=0 --runs=5 --lighthouse=0`. */
export function readCounts(): Counts {
  const { values } = parseArgs({
    options: {
      builds: { type: 'string', default: '2' },
      runs: { type: 'string', default: '3' },
      lighthouse: { type: 'string', default: '1' },
    },
  });
  return {
    builds: toCount('builds', values.builds),
    runs: toCount('runs', values.runs),
    lighthouse: toCount('lighthouse', values.lighthouse),
  };
}
