import { createHash } from 'node:crypto';
import type { Mishap, Plan } from '../../support/faultySite';
import { FAULTS, type Fault, FURTHER_FAULTS } from '../../support/sendFault';

const ALL: readonly Fault[] = [...FAULTS, ...FURTHER_FAULTS];

/** The share of requests that something happens to, one of these for each journey. */
const RATES = [0, 0.05, 0.15, 0.35] as const;

/** The longest delay, in milliseconds. */
const MAX_DELAY = 1500;

/**
 * The faults that a browser reports. For a document that fails it shows a page of its own; of a
 * frame it only tells what has another status or content; half a style sheet and none are valid.
 */
const FAULTS_OF: Readonly<Record<string, readonly Fault[]>> = {
  document: [],
  iframe: ['missing', 'error', 'page'],
  style: ALL.filter((fault) => fault !== 'half' && fault !== 'empty'),
};

/** A number from 0 to 1 that follows from texts and numbers, always the same. */
export function draw(...from: readonly (string | number)[]): number {
  const digest = createHash('sha256').update(from.join('\n')).digest();
  return digest.readUInt32BE(0) / 2 ** 32;
}

const pick = <Item>(items: readonly Item[], drawn: number): Item | undefined =>
  items[Math.floor(drawn * items.length)];

/** The path as every build has it. */
const withoutHash = (path: string) => path.replace(/\.[\da-f]{8}(?=\.)/, '');

/**
 * Decides what happens to each request of a journey. That depends on the seed, the path and how
 * often it was requested, not on the time: the same request meets the same fault each time.
 */
export function planFaults(seed: number): Plan {
  const rate = pick(RATES, draw(seed, 'rate')) ?? 0;
  return ({ path, earlier, destination }) => {
    const of = (what: string) => draw(seed, what, withoutHash(path), earlier);
    if (of('whether') >= rate) return undefined;
    const mishaps: readonly Mishap[] = [
      ...(FAULTS_OF[destination] ?? ALL),
      'reordered',
      { delay: Math.ceil(of('delay') * MAX_DELAY) },
    ];
    return pick(mishaps, of('which'));
  };
}
