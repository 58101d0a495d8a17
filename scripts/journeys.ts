import { parseArgs } from 'node:util';
import { Problem } from '../src/lib/problem';
import { command } from './lib/command';
import { ensureChromium } from './lib/ensureChromium';
import { run } from './lib/run';
import { ensureSite } from './lib/site';

const FILE = 'tests/journeys/journeys.test.ts';

/** Reads a whole number of the command line. */
function readNumber(name: string, text: string): string {
  if (/^\d{1,9}$/.test(text)) return text;
  throw new Problem({
    what: `"${text}" is not a number of journeys.`,
    why: `--${name} has to be a whole number of at most nine digits.`,
    fix: 'write for instance: npm run journeys -- --seed 1 --count 500',
  });
}

/**
 * Goes on random journeys while requests fail: `--count` of them, one for each seed from `--seed`
 * on. A report of a journey names its seed, which with `--count 1` makes the same journey again.
 */
command(async () => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '500' },
    },
  });
  const env = {
    JOURNEYS_SEED: readNumber('seed', values.seed),
    JOURNEYS_COUNT: readNumber('count', values.count),
  };
  await ensureSite();
  await ensureChromium();
  // Each journey is told when it ends, not all of them at the end.
  const args = ['run', '--project=journeys', '--reporter=verbose', FILE];
  process.exitCode = await run('vitest', args, { env });
});
