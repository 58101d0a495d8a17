/** Elapsed time and processor time, in milliseconds. */
export interface Elapsed {
  clock: number;
  /** Of all threads of this process. On a busy machine, the fairer of the two. */
  processor: number;
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Starts measuring and returns a function for the time since then. */
export function startStopwatch(): () => Elapsed {
  const clock = performance.now();
  const processor = processorTime();
  return () => ({ clock: performance.now() - clock, processor: processorTime() - processor });
}
