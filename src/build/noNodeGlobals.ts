import type { IApi } from 'dumi';
import { pluginNamed } from './webpackChain';

const NAME = 'node-polyfill-provider';

/**
 * dumi plugin: leaves Node's `process` and `Buffer` out of scripts. umi puts a stand-in into each
 * that mentions one (@umijs/bundler-webpack/dist/config/nodePolyfill.js). React does, to find out
 * whether it runs in Node.
 */
export default function noNodeGlobals(api: IApi): void {
  api.describe({ key: 'site:no-node-globals' });

  api.chainWebpack((memo, { ssr }: { ssr?: boolean }) => {
    if (ssr) return memo;
    pluginNamed(memo, NAME, {
      by: '@umijs/bundler-webpack',
      why: 'what stands in for the globals of Node would be in the scripts of the site.',
      file: 'src/build/noNodeGlobals.ts',
    });
    memo.plugins.delete(NAME);
    return memo;
  });
}
