import type { IApi } from 'dumi';
import { pluginNamed } from '../../build/webpackChain';

/** What dumi's Markdown imports as a demo (dumi/dist/techStacks/react.js). */
const DEMO = /\?techStack=/;

interface RefreshOptions {
  include: RegExp | RegExp[];
}

/**
 * dumi plugin: `dumi dev` shows an edited demo at once. dumi imports it with a query, which fast
 * refresh does not know, so the page went on with the demo that it had loaded.
 */
export default function demoRefresh(api: IApi): void {
  api.describe({ key: 'site:demo-refresh' });

  api.chainWebpack((memo) => {
    if (api.name !== 'dev') return memo;
    pluginNamed(memo, 'fastRefresh', {
      by: '@umijs/bundler-webpack',
      why: 'a page would go on with the demo that it had loaded when the demo is edited.',
      file: 'src/demo/build/demoRefresh.ts',
    }).tap(([options]: RefreshOptions[]) => [
      { ...options, include: [options?.include ?? [], DEMO].flat() },
    ]);
    return memo;
  });
}
