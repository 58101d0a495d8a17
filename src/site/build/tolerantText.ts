import path from 'node:path';
import type { IApi } from 'dumi';
import { findPackage } from '../../build/installed';
import { ownFile } from '../../build/packageRoot';
import { siteOf } from '../../build/settings';
import { found } from '../../lib/generated';

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
    const jsxRuntime = ownFile('src/lib/react/jsxRuntime.ts');
    const rule = memo.module.rule('tolerant-text');
    // JSX there becomes elements that hydrate and change whatever text the document has.
    for (const folder of ['theme', 'src']) rule.include.add(ownFile(folder));
    for (const folder of ['docs', 'demos']) rule.include.add(path.join(api.cwd, folder));
    rule.exclude.add(jsxRuntime);
    rule.resolve.alias.set(`${path.join(react, 'jsx-runtime')}$`, jsxRuntime);
    // The same for the library, which is compiled already.
    const packages = memo.module.rule('tolerant-packages');
    for (const name of siteOf(api).packages) {
      const { folder = '' } = findPackage(siteOf(api).demos, name) ?? {};
      packages.include.add(folder + path.sep);
    }
    packages.resolve.alias.set(`${react}$`, ownFile('src/lib/react/tolerantReact.ts'));
    return memo;
  });
}
