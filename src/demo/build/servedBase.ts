import path from 'node:path';
import type { IApi } from 'dumi';
import { ownFile } from '../../build/packageRoot';
import { settingsOf, siteOf } from '../../build/settings';

/**
 * Code of a demo that fetches from folders of a site below a path.
 *
 * @param served - Names of the folders, which its texts begin with, as in `'/suggestions'`.
 * @param base - Path of the site, with slashes at both ends.
 */
export function withBase(code: string, served: readonly string[], base: string): string {
  if (served.length === 0) return code;
  return code.replace(
    new RegExp(`(['"\`])/(?=(?:${served.join('|')})(?:/|\\1))`, 'g'),
    (_, quote: string) => quote + base,
  );
}

/**
 * dumi plugin: published demos find what they fetch below a path (`SITE_ADDRESS`), too. The code
 * that readers see, edit and export keeps the path of a project of their own; what edited code
 * fetches, the page looks up (src/demo/sandbox/host/resources.ts).
 */
export default function servedBase(api: IApi): void {
  api.describe({ key: 'site:served-base' });

  api.chainWebpack((memo) => {
    const { base } = settingsOf(api);
    const { served } = siteOf(api).demos;
    if (base === '/' || served.length === 0) return memo;
    memo.module
      .rule('served-base')
      .test(/\.[jt]sx?$/)
      .include.add(path.join(api.cwd, 'demos'))
      .end()
      .enforce('pre')
      .use('served-base')
      .loader(ownFile('src/build/transformLoader.cjs'))
      .options({ transform: (code: string) => withBase(code, served, base) });
    return memo;
  });
}
