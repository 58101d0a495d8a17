import path from 'node:path';
import type { IApi } from 'dumi';

/**
 * dumi plugin: what demos import as `rc-select` follows the direction of the page (theme/demo/direction). An alias for the
 * demos alone: what the module behind it imports as `rc-select` is rc-select, or what another alias makes of it.
 */
export default function demoDirection(api: IApi): void {
  api.describe({ key: 'site:demo-direction' });

  api.chainWebpack((memo) => {
    memo.module
      .rule('demo-select')
      .include.add(path.join(api.cwd, 'demos'))
      .end()
      .resolve.alias.set(
        'rc-select$',
        path.join(api.cwd, 'theme/demo/direction/DirectedSelect.tsx'),
      );
    return memo;
  });
}
