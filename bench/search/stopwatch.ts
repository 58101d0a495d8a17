/** What something took: by the clock, and of the processor, in milliseconds. */
export interface Elapsed {
  clock: number;
  /**
   * All threads of this process together. On a machine that does other work as well, the fairer of
   * the two.
   */
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
