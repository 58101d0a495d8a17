import { esbuildLoader } from '@umijs/mfsu';
import type { IApi } from 'dumi';
import { loaderNamed } from './webpackChain';

/** Packages that Node can load by itself, since they have CommonJS files. */
export const NODE_PACKAGES = [
  'react',
  'react-dom',
  'rc-select',
  'sucrase',
  '@codemirror/commands',
  '@codemirror/lang-css',
  '@codemirror/lang-javascript',
  '@codemirror/language',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/css',
  '@lezer/highlight',
  '@lezer/javascript',
];

/**
 * Whether Node loads what an import asks for when a page is rendered, so that webpack need not.
 * Style sheets are webpack's, and `react-dom/server` is replaced (static-html/reactDomServer.ts).
 */
export function isLeftToNode(request: string): boolean {
  if (request === 'react-dom/server' || request.endsWith('.css')) return false;
  return NODE_PACKAGES.some((name) => request === name || request.startsWith(`${name}/`));
}

const WHY = 'Babel would compile the pages for browsers, in twice the time.';
const FILE = 'src/build/serverBuild.ts';
const UMI = { by: '@umijs/bundler-webpack', why: WHY, file: FILE };
const DUMI = { by: 'dumi', why: WHY, file: FILE };

type External = (error?: null, external?: string) => void;

/**
 * dumi plugin: a server build that takes half of the time. It renders the pages once, in the Node
 * that makes it, and no reader gets it. So Node loads large packages itself, and esbuild removes
 * types and JSX instead of Babel, which compiles for browsers.
 */
export default function serverBuild(api: IApi): void {
  api.describe({ key: 'site:server-build', enableBy: () => Boolean(api.userConfig.ssr) });

  api.chainWebpack((memo, { ssr }: { ssr?: boolean }) => {
    if (!ssr) return memo;
    memo.externals([
      ({ request = '' }: { request?: string }, done: External) =>
        isLeftToNode(request) ? done(null, `commonjs ${request}`) : done(),
    ]);
    const options = { target: 'node20', jsx: 'automatic' };
    for (const name of ['src', 'jsx-ts-tsx', 'extra-src'])
      loaderNamed(memo, name, 'babel-loader', UMI).loader(esbuildLoader).options(options);
    // dumi has turned these into JSX, in files that are called Markdown.
    for (const name of ['dumi-md.md', 'dumi-md.md-demo'])
      loaderNamed(memo, name, 'babel-loader', DUMI)
        .loader(esbuildLoader)
        .options({ ...options, loader: 'jsx' });
    // What `import()` loads goes into the one file, as umi has Babel do it.
    memo.module.set('parser', { javascript: { dynamicImportMode: 'eager' } });
    return memo;
  });
}
