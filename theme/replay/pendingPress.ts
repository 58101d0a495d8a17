import type { Press } from '../../src/page/lastPress';

/** A press is forgotten when what it was on takes longer to react, in milliseconds. */
const PRESS_TIMEOUT = 10_000;

/** The last press on something that may not have reacted, unless it is too long ago. */
export function pendingPress(): Press | undefined {
  const { lastPress } = window;
  return lastPress && performance.now() - lastPress.at <= PRESS_TIMEOUT ? lastPress : undefined;
}
