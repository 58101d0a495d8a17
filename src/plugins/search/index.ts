import path from 'node:path';
import type { IApi } from 'dumi';
import { makeAtBuild } from './atBuild';
import { serveInDev } from './inDev';

/**
 * dumi plugin: the two files that search loads when a reader asks for it, the worker (D1) and its
 * data (D2), and the `<meta>` elements by which the page finds them.
 */
export default function searchFiles(api: IApi): void {
  const workerEntry = path.join(api.cwd, 'src/search/worker.ts');

  api.describe({ key: 'site:search-files' });

  makeAtBuild(api, workerEntry);
  serveInDev(api, workerEntry);
}
