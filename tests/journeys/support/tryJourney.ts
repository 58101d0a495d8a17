import * as fc from 'fast-check';
import { type Journey, journeys } from './steps';
import { travel, type Travelled } from './travel';

/** After this time a journey that failed is not made shorter any more, in milliseconds. */
const SHRINK_TIME = 120_000;

/** The journey that belongs to a seed. */
export function journeyOf(seed: number): Journey {
  const [journey] = fc.sample(journeys, { seed, numRuns: 1 });
  if (!journey) throw new Error('fast-check made no journey');
  return journey;
}

function report(seed: number, whole: Travelled, shortest: Travelled): string {
  return [
    `The journey of seed ${seed} found:`,
    ...whole.faults.map((fault) => `  ${fault}`),
    `Again: npm run journeys -- --seed ${seed} --count 1`,
    'Its steps and what happened to requests:',
    ...whole.log,
    'The shortest that still finds something:',
    ...shortest.log,
    ...shortest.faults.map((fault) => `  found: ${fault}`),
  ].join('\n');
}

/**
 * Goes on the journey of a seed.
 *
 * @throws Error with the report, when something was wrong on the way; the steps are those of the
 *   shortest journey with the same faults that still finds something.
 */
export async function tryJourney(seed: number): Promise<Travelled> {
  const whole = await travel(journeyOf(seed), seed);
  if (whole.faults.length === 0) return whole;
  const end = Date.now() + SHRINK_TIME;
  let shortest = whole;
  await fc.check(
    fc.asyncProperty(journeys, async (journey) => {
      // When the time is over, what is left counts as right, and the shrinking ends.
      if (Date.now() > end) return true;
      const travelled = await travel(journey, seed);
      if (travelled.faults.length > 0) shortest = travelled;
      return travelled.faults.length === 0;
    }),
    { seed, numRuns: 1 },
  );
  throw new Error(report(seed, whole, shortest));
}
