import { createLoader } from '../../lib/loader';

/** What makes demos live: React and the code around a demo, but none of the page. */
export const stagesLoader = createLoader(() => import(/* webpackChunkName: "stages" */ './stages'));
