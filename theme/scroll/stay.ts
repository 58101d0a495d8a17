/**
 * State of a history entry that changes the address and leaves reader, page and focus where they
 * are.
 */
export const STAY = { stay: true } as const;

/** Whether a history entry was made with `STAY`; any state will do. */
export function isStaying(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'stay' in state && state.stay === true;
}
