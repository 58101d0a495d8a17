/**
 * How long one task of the demo's code may run, in milliseconds (frame/runtime/guard.ts): shorter
 * than the heartbeat waits, which does not know the position in the code.
 */
export const TASK_LIMIT = 2000;

/** How often a frame is pinged, in milliseconds (host/heartbeat.ts). */
export const BEAT = 1000;

/**
 * How many pings in a row may go unanswered. A count, not a time: after the whole page was paused
 * (a sleeping computer, a background tab), at most one of them was missed.
 */
export const MAX_MISSED_BEATS = 4;
