import { performance } from 'node:perf_hooks';

/** Starts a stopwatch; the answer tells the seconds since, written for people. */
export function stopwatch(): () => string {
  const start = performance.now();
  return () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
