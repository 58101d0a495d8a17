import path from 'node:path';
import type { IApi } from 'dumi';
import { found } from '../../lib/generated';

/** Where JSX becomes elements that hydrate and change whatever text the document has. */
const FOLDERS = ['theme', 'src', 'docs', 'demos'];

/** The same for what is compiled already, wherever the package is installed. */
const RC_SELECT = /[\\/]node_modules[\\/]rc-select[\\/]/;

/** umi's alias for React, without which texts would hydrate only as they were rendered. */
const REACT = {
  by: 'umi',
  what: 'an alias `react` of webpack',
  why: 'a page that a browser has translated would be rendered again.',
  file: 'src/site/build/tolerantText.ts',
};

const aliasOf = (alias: unknown): string | undefined =>
  typeof alias === 'string' ? alias : undefined;

/** dumi plugin: in the browser's build, elements are made by two modules of src/lib/react. */
export default function tolerantText(api: IApi): void {
  // Elsewhere nothing hydrates a document.
  api.describe({ key: 'site:tolerant-text', enableBy: () => api.name === 'build' });

  api.chainWebpack((memo, { ssr }: { ssr?: boolean }) => {
    if (ssr) return memo;
    // umi's own alias for React has replaced the name of the package by its folder.
    const react = found(aliasOf(memo.resolve.alias.get('react')), REACT);
    const jsxRuntime = path.join(api.cwd, 'src/lib/react/jsxRuntime.ts');
    const rule = memo.module.rule('tolerant-text');
    for (const folder of FOLDERS) rule.include.add(path.join(api.cwd, folder));
    rule.exclude.add(jsxRuntime);
    rule.resolve.alias.set(`${path.join(react, 'jsx-runtime')}$`, jsxRuntime);
    memo.module
      .rule('tolerant-packages')
      .include.add(RC_SELECT)
      .end()
      .resolve.alias.set(`${react}$`, path.join(api.cwd, 'src/lib/react/tolerantReact.ts'));
    return memo;
  });
}
