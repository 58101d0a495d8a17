/** What has failed, so that one button can try all of it again. */
export interface Retries {
  add: (retry: () => void) => void;
  /** Calls each once; what fails again adds itself again. */
  run: () => void;
}

/** Creates an empty list of retries. */
export function createRetries(): Retries {
  const retries = new Set<() => void>();
  return {
    add: (retry) => void retries.add(retry),
    run() {
      const all = [...retries];
      retries.clear();
      all.forEach((retry) => retry());
    },
  };
}
