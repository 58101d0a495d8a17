import { describe, expect, test } from 'vitest';
import { draw, planFaults } from './support/planFaults';
import { journeyOf } from './support/tryJourney';

const SEEDS = Array.from({ length: 40 }, (_, index) => index);

const script = (path: string, earlier: number) => ({ path, earlier, destination: 'script' });

describe('a seed', () => {
  test('always makes the same journey, and another one than the next seed', () => {
    for (const seed of SEEDS) expect(journeyOf(seed)).toEqual(journeyOf(seed));
    expect(new Set(SEEDS.map((seed) => JSON.stringify(journeyOf(seed)))).size).toBe(SEEDS.length);
  });

  test('lets the same requests fail, in whatever order they come and whatever the build', () => {
    for (const seed of SEEDS) {
      const there = ['/edit.0123abcd.async.js', '/a.css', '/b.js'].map((path) =>
        planFaults(seed)(script(path, 1)),
      );
      const back = ['/b.js', '/a.css', '/edit.9876fedc.async.js'].map((path) =>
        planFaults(seed)(script(path, 1)),
      );
      expect(back.reverse()).toEqual(there);
    }
  });

  test('lets no document of the page itself fail, only arrive late', () => {
    const mishaps = SEEDS.flatMap((seed) =>
      SEEDS.map((earlier) => planFaults(seed)({ path: '/', earlier, destination: 'document' })),
    ).filter((mishap) => mishap !== undefined);
    expect(mishaps.length).toBeGreaterThan(50);
    for (const mishap of mishaps) {
      if (typeof mishap === 'string') expect(mishap).toBe('reordered');
      else expect(mishap.delay).toBeLessThanOrEqual(1500);
    }
  });

  test('draws numbers that are spread from 0 to 1', () => {
    const drawn = SEEDS.flatMap((seed) => SEEDS.map((other) => draw(seed, other)));
    expect(Math.min(...drawn)).toBeLessThan(0.1);
    expect(Math.max(...drawn)).toBeGreaterThan(0.9);
  });
});
