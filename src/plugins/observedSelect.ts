import path from 'node:path';
import type { IApi } from 'dumi';

/**
 * dumi plugin: in demos `rc-select` means the theme's observed Select, which the inspector can listen to. Demos stay what
 * readers copy and export: a plain import. A rule and not an alias of the whole build, so that the observed
 * Select itself, and types, mean the library.
 */
export default function observedSelect(api: IApi): void {
  api.describe({ key: 'site:observed-select' });

  api.chainWebpack((memo) => {
    memo.module
      .rule('observed-select')
      .include.add(path.join(api.cwd, 'demos'))
      .end()
      .resolve.alias.set('rc-select$', path.join(api.cwd, 'theme/demo/observed-select'));
    return memo;
  });
}
