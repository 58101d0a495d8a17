import type { IApi } from 'dumi';
import { makeAtBuild } from './atBuild';
import { serveInDev } from './inDev';

/**
 * dumi plugin: the files that editing loads when a reader asks for it (the frame's document,
 * the runtime in it, the inspector in it, the compiler's worker), and the `<meta>` elements by
 * which the page finds them.
 */
export default function sandbox(api: IApi): void {
  api.describe({ key: 'site:sandbox' });

  makeAtBuild(api);
  serveInDev(api);
}
