/**
 * State of a history entry that changes the address and moves neither the page nor the focus.
 */
export const STAY = { stay: true } as const;

/** Whether a history entry was made with `STAY`. Accepts any state. */
export function isStaying(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'stay' in state && state.stay === true;
}
