import path from 'node:path';
import type { IApi } from 'dumi';

/**
 * dumi plugin: CodeMirror's rules without a `<style>` element
 * (src/demo/edit/on-request/editor/StyleModule.ts).
 */
export default function editorStyles(api: IApi): void {
  api.describe({ key: 'site:editor-styles' });

  api.chainWebpack((memo, { ssr }: { ssr?: boolean }) => {
    if (ssr) return memo;
    memo.module
      .rule('editor-styles')
      .include.add(path.join(api.cwd, 'node_modules/@codemirror/view'))
      .end()
      .resolve.alias.set(
        'style-mod$',
        path.join(api.cwd, 'src/demo/edit/on-request/editor/StyleModule.ts'),
      );
    return memo;
  });
}
