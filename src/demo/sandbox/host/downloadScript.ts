import { blobHash } from '../../../lib/blobHash';

/** The hash that the build puts into a name (src/build/assets.ts). */
const HASH_IN_NAME = /\.([0-9a-f]{8})\.js$/;

/**
 * Downloads a script of the sandboxes and checks that it is what was asked for. A host may answer
 * with a page and status 200, and a connection may end early; a frame can only time out on either.
 *
 * @throws When the script does not arrive as it was built.
 */
export async function downloadScript(
  address: string,
  cache: RequestCache,
  fetch: typeof globalThis.fetch,
): Promise<Blob> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (!/javascript/i.test(type)) throw new Error(`${address}: ${type || 'no type'}, not a script`);
  const script = await response.blob();
  const [, expected] = HASH_IN_NAME.exec(address) ?? [];
  // In development a name has no hash.
  if (expected && isSecureContext && (await blobHash(script)) !== expected)
    throw new Error(`${address}: ${script.size} bytes that are not the script`);
  return script;
}
