import path from 'node:path';
import type { IApi } from 'dumi';

/** Folders whose JSX becomes elements that hydrate whatever text the document has. */
const FOLDERS = ['theme', 'src', 'docs', 'demos'];

/** dumi plugin: JSX of the browser's build is made by theme/base/jsxRuntime.ts. */
export default function tolerantText(api: IApi): void {
  // Elsewhere nothing hydrates a document.
  api.describe({ key: 'site:tolerant-text', enableBy: () => api.name === 'build' });

  api.chainWebpack((memo, { ssr }: { ssr?: boolean }) => {
    if (ssr) return memo;
    const runtime = path.join(api.cwd, 'theme/base/jsxRuntime.ts');
    // umi's own alias for React has replaced the name of the package by its folder.
    const replaced = path.join(memo.resolve.alias.get('react') as string, 'jsx-runtime');
    const rule = memo.module.rule('tolerant-text');
    for (const folder of FOLDERS) rule.include.add(path.join(api.cwd, folder));
    rule.exclude.add(runtime);
    rule.resolve.alias.set(`${replaced}$`, runtime);
    return memo;
  });
}
