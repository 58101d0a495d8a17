/**
 * The hash that the build puts into names (src/build/shortHash.ts): the first eight digits of
 * SHA-256. Over plain HTTP from another machine a page has no `crypto.subtle`.
 */
export async function blobHash(content: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  return [...new Uint8Array(digest, 0, 4)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
