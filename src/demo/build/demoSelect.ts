import path from 'node:path';
import type { IApi } from 'dumi';

/**
 * dumi plugin: what demos import as `rc-select` follows the direction of the page
 * (src/demo/inspect/select/DirectedSelect.tsx) and can be listened to by the inspector
 * (src/demo/inspect/select/observedSelect.ts). Demos stay what readers copy and export: a plain
 * import. A rule and not an alias of the whole build, so that everywhere else, and in types, the
 * library is meant.
 */
export default function demoSelect(api: IApi): void {
  api.describe({ key: 'site:demo-select' });

  api.chainWebpack((memo, { ssr }: { ssr?: boolean }) => {
    if (!ssr) {
      memo.resolve.alias.set(
        'resize-observer-polyfill$',
        path.join(api.cwd, 'src/demo/inspect/select/resizeObserver.ts'),
      );
    }
    memo.module
      .rule('demo-select')
      .include.add(path.join(api.cwd, 'demos'))
      .end()
      .resolve.alias.set(
        'rc-select$',
        path.join(api.cwd, 'src/demo/inspect/select/DirectedSelect.tsx'),
      );
    return memo;
  });
}
