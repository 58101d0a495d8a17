import { describe, test } from 'vitest';
import { tryJourney } from './support/tryJourney';

/** What `npm test` goes through; `npm run journeys` goes further. */
const FIRST_SEED = Number(process.env.JOURNEYS_SEED ?? 1);
const COUNT = Number(process.env.JOURNEYS_COUNT ?? 6);

const seeds = Array.from({ length: COUNT }, (_, index) => FIRST_SEED + index);

describe('a reader on any way through the site, whose requests fail in any way', () => {
  test.concurrent.for(seeds)(
    'sees text, keeps the focus, and finds no dead control or error without a reason: seed %i (H1)',
    { timeout: 400_000 },
    async (seed) => {
      await tryJourney(seed);
    },
  );
});
