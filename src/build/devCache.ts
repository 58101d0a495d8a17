import type { IApi } from 'dumi';

/**
 * dumi plugin: `dumi dev` keeps what it has compiled in memory. umi has webpack write it to disk
 * five seconds after the start, for which webpack follows the imports of all loaders; an edit
 * meanwhile was shown after 10 to 13 s. Reading it all at the next start took as long as compiling
 * (https://github.com/umijs/umi/blob/v4.7.22/packages/bundler-webpack/src/config/config.ts).
 */
export default function devCache(api: IApi): void {
  api.describe({ key: 'site:dev-cache' });

  api.chainWebpack((memo) => {
    if (api.name === 'dev') memo.cache({ type: 'memory' });
    return memo;
  });
}
