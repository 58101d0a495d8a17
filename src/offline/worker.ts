import { clientsClaim, skipWaiting } from 'workbox-core';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { tidyPath } from '../document/page/tidyPath';
import { pieceUrl, routePieces } from './joinPieces';
import { type OfflineFile, UNREACHABLE_PAGE } from './offlineFiles';

declare global {
  /** The files to keep; the build puts the list first (scripts/hosting/offlineList.ts). */
  const OFFLINE_FILES: readonly OfflineFile[];
}

// The first one takes the page over that has registered it. A later one waits until the reader
// agrees, so that a page never gets parts of two versions.
clientsClaim();
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING')
    skipWaiting();
});

const inPieces = OFFLINE_FILES.filter(({ pieces }) => pieces);
const pieces = new Set(inPieces.flatMap((file) => file.pieces ?? []));

precacheAndRoute(
  [
    ...OFFLINE_FILES.filter((file) => !inPieces.includes(file)).map(({ url, hash }) => ({
      url,
      revision: hash ?? null,
      // While a host is being updated, a document may be of another version than this list.
      integrity: hash && `sha256-${hash}`,
    })),
    // With a revision, past the cache of the browser, which may have something else for good.
    ...[...pieces].map((hash) => ({ url: pieceUrl(hash), revision: hash })),
  ],
  {
    cleanURLs: false,
    directoryIndex: '',
    // `?tab=`, `?locale=` and `?q=` change no document.
    ignoreURLParametersMatching: [/./],
    // A host answers for the file of a page, too.
    urlManipulation: ({ url }) => [new URL(tidyPath(url.pathname), url.origin)],
  },
);

routePieces(inPieces);

/**
 * Answers for an address that is not kept, while the site is out of reach. Of a page it is known
 * that it does not exist, since all of them are kept; of another file it is not.
 */
async function answerAlone({ pathname }: URL): Promise<Response | undefined> {
  const isFile = /\.\w+$/.test(pathname);
  const page = await matchPrecache(isFile ? `./${UNREACHABLE_PAGE}` : './404.html');
  return page && new Response(page.body, { status: isFile ? 503 : 404, headers: page.headers });
}

async function answer(request: Request): Promise<Response> {
  try {
    // What a host answers is passed on, also when it says that something is wrong.
    return await fetch(request);
  } catch (error) {
    const alone = await answerAlone(new URL(request.url));
    if (!alone) throw error;
    return alone;
  }
}

registerRoute(new NavigationRoute(({ request }) => answer(request)));

addPlugins([
  {
    // Some hosts leave out files whose path has a `~`. The 404 page shows these demos, too (B6), so
    // the site is kept without them.
    async handlerDidError({ request }) {
      if (!request.url.includes('/~demos/')) return undefined;
      return request.mode === 'navigate' ? answer(request) : fetch(request.url);
    },
  },
]);
