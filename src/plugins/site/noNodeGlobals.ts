import type { IApi } from 'dumi';

/**
 * dumi plugin: leaves Node's `process` and `Buffer` out of scripts. umi puts a stand-in into each
 * that mentions one (@umijs/bundler-webpack/dist/config/nodePolyfill.js). React does, to find out
 * whether it runs in Node.
 */
export default function noNodeGlobals(api: IApi): void {
  api.describe({ key: 'site:no-node-globals' });

  api.chainWebpack((memo, { ssr }: { ssr?: boolean }) => {
    if (!ssr) memo.plugins.delete('node-polyfill-provider');
    return memo;
  });
}
