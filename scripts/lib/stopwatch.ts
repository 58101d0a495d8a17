import { performance } from 'node:perf_hooks';

/** Starts a stopwatch. Returns a function that formats the seconds since. */
export function stopwatch(): () => string {
  const start = performance.now();
  return () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
