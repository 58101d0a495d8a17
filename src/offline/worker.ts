import { clientsClaim, skipWaiting } from 'workbox-core';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { tidyPath } from '../page/tidyPath';
import type { OfflineFile } from './offlineFiles';

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

precacheAndRoute(
  OFFLINE_FILES.map(({ url, hash }) => ({
    url,
    revision: hash ?? null,
    // While a host is being updated, a document may be of another version than this list.
    integrity: hash && `sha256-${hash}`,
  })),
  {
    cleanURLs: false,
    directoryIndex: '',
    // `?tab=`, `?locale=` and `?q=` change no document.
    ignoreURLParametersMatching: [/./],
    urlManipulation: ({ url }) => [new URL(tidyPath(url.pathname), url.origin)],
  },
);

registerRoute(
  new NavigationRoute(async ({ request }) => {
    try {
      return await fetch(request);
    } catch (error) {
      const page = await matchPrecache('./404.html');
      if (!page) throw error;
      return new Response(page.body, { status: 404, headers: page.headers });
    }
  }),
);
