/**
 * Replaces a broken file in the cache of the browser, ahead of another attempt: a file that arrived
 * with status 200 and may be cached for ever is not requested again. Never rejects; if it fails
 * again, the attempt reports that.
 */
export async function refreshCache(address: string): Promise<void> {
  try {
    // Read to the end, or it is not in the cache yet when it is asked for.
    await (await fetch(address, { cache: 'reload' })).arrayBuffer();
  } catch {
    // As it was.
  }
}
