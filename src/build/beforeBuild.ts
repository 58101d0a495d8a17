import type { IApi } from 'dumi';

/**
 * Runs something before a build compiles the site, so that what is wrong there ends the build in
 * its first seconds.
 *
 * @param run - May return a promise, for which umi waits, though its types do not say so.
 */
export function beforeBuild(api: IApi, run: () => unknown): void {
  api.onBeforeCompiler({ fn: () => (api.name === 'build' ? run() : undefined) });
}
