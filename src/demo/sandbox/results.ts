import type { Bundle } from './compile/bundle';

/** Code that was rendered once. */
export interface Result {
  bundle: Bundle;
  /** How often it failed after that. */
  failures: number;
}

/** How often a result may fail before it is no longer restarted automatically. */
const MAX_FAILURES = 2;

/**
 * How many results are kept: the last good one, and the one before in case it turns out not to be.
 */
const KEPT = 2;

/** The last good results, newest first. */
export interface Results {
  add(result: Result): void;
  /** The newest one that may be started again. */
  best(): Result | undefined;
}

/** Creates an empty list. */
export function createResults(): Results {
  let kept: Result[] = [];
  return {
    add(result) {
      kept = [result, ...kept.filter((each) => each !== result)].slice(0, KEPT);
    },
    best: () => kept.find(({ failures }) => failures < MAX_FAILURES),
  };
}
