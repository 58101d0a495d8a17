import path from 'node:path';
import type { IApi } from 'dumi';

const SELECT = 'src/demo/inspect/select';

/**
 * dumi plugin: modules that take the place of packages.
 *
 * - What demos import as `rc-select` follows the direction of the page and can be listened to by
 *   the inspector. Demos stay what readers copy and export: a plain import. A rule and not an alias
 *   of the whole build, so that everywhere else, and in types, the library is meant.
 * - CodeMirror's rules come without a `<style>` element.
 * - `resize-observer-polyfill` is the browser's own `ResizeObserver`.
 */
export default function standIns(api: IApi): void {
  const file = (name: string) => path.join(api.cwd, name);

  api.describe({ key: 'site:stand-ins' });

  api.chainWebpack((memo, { ssr }: { ssr?: boolean }) => {
    const inFolder = (name: string, folder: string) =>
      memo.module.rule(name).include.add(file(folder)).end().resolve.alias;

    inFolder('demo-select', 'demos').set('rc-select$', file(`${SELECT}/demoSelect.tsx`));
    if (ssr) return memo;
    memo.resolve.alias.set('resize-observer-polyfill$', file(`${SELECT}/resizeObserver.ts`));
    inFolder('editor-styles', 'node_modules/@codemirror/view').set(
      'style-mod$',
      file('src/demo/edit/on-request/editor/StyleModule.ts'),
    );
    return memo;
  });
}
