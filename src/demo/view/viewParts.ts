import { createLoader } from '../../lib/loader';

/** What showing a demo in a view of its own takes; a chunk, since most readers never ask for it. */
export const viewParts = createLoader(
  () => import(/* webpackChunkName: "demo-view" */ './on-request'),
);
