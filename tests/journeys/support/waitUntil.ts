import { setTimeout } from 'node:timers/promises';

/** How often it is looked, in milliseconds. */
const INTERVAL = 50;

/**
 * Looks again and again until something is so, or for a time in milliseconds. A look at a page that
 * is just being replaced counts as none.
 *
 * @returns Whether it is so.
 */
export async function waitUntil(isSo: () => Promise<boolean>, time: number): Promise<boolean> {
  const end = Date.now() + time;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > end) return false;
    await setTimeout(INTERVAL);
  }
  return true;
}
