/** Something that comes on request, as its reader sees it. */
export type OnRequest<Value> =
  { phase: 'waiting' } | { phase: 'failed'; retry: () => void } | { phase: 'here'; value: Value };

/** What every part starts with, and the server stays with. */
export const WAITING = { phase: 'waiting' } as const;
