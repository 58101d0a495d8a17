import { addPlugins, matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { blobHash } from '../lib/blobHash';
import { type OfflineFile, pieceHash, pieceName } from './offlineFiles';

/** Address of a piece, from the root of the site. */
export const pieceUrl = (hash: string): string => `./${pieceName(hash)}`;

/**
 * A file that is kept in pieces, as a host would send it.
 *
 * @returns Undefined when a piece is missing.
 */
async function joinPieces(pieces: readonly string[]): Promise<Response | undefined> {
  const responses = await Promise.all(pieces.map((hash) => matchPrecache(pieceUrl(hash))));
  const kept = responses.filter((response) => response !== undefined);
  if (kept.length < pieces.length) return undefined;
  const parts = await Promise.all(kept.map(async (response) => response.blob()));
  return new Response(new Blob(parts, { type: 'application/json' }));
}

/** Lets nothing be kept that is not the piece, such as a page that a host sends with status 200. */
const onlyPieces = {
  async fetchDidSucceed({ request, response }: { request: Request; response: Response }) {
    const expected = pieceHash(request.url);
    if (expected !== undefined && (await blobHash(await response.clone().blob())) !== expected)
      throw new Error(`${request.url} is not the piece`);
    return response;
  },
};

/** Answers for the files that are kept in pieces. */
export function routePieces(files: readonly OfflineFile[]): void {
  addPlugins([onlyPieces]);
  for (const { url, pieces = [] } of files) {
    const { href } = new URL(url, location.href);
    registerRoute(
      ({ url: asked }) => asked.href === href,
      async ({ request }) => (await joinPieces(pieces)) ?? fetch(request),
    );
  }
}
