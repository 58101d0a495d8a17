/**
 * How long one task may run code of the demo, in milliseconds: far longer than anything a reader
 * would take for a reaction, and shorter than the heartbeat waits, which knows no place in the code
 * (frame/runtime/guard.ts).
 */
export const TASK_LIMIT = 2000;

/** How often a frame is asked whether it is alive, in milliseconds (host/heartbeat.ts). */
export const BEAT = 1000;

/**
 * How many beats in a row may pass without an answer. Counted, not measured: after a pause of the
 * whole page (a sleeping computer, a tab behind others) only one of them can have been missed.
 */
export const MAX_MISSED_BEATS = 4;
