/** A connection that hangs must not keep the attempt from beginning. In milliseconds. */
const TIMEOUT = 20_000;

/**
 * Replaces a broken file in the cache of the browser, ahead of another attempt: a file that arrived
 * with status 200 and may be cached for ever is not requested again. Never rejects; if it fails
 * again, the attempt reports that.
 */
export async function refreshCache(address: string): Promise<void> {
  try {
    // Read to the end, or it is not in the cache yet when it is asked for.
    const signal = AbortSignal.timeout(TIMEOUT);
    await (await fetch(address, { cache: 'reload', signal })).arrayBuffer();
  } catch {
    // As it was.
  }
}
