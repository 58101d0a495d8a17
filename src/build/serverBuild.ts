import { createRequire } from 'node:module';
import path from 'node:path';
import { esbuildLoader } from '@umijs/mfsu';
import type { IApi } from 'dumi';
import { siteOf } from './settings';
import { loaderNamed } from './webpackChain';

/** Our packages that Node can load by itself, since they have CommonJS files. */
export const NODE_PACKAGES = [
  'react',
  'react-dom',
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
export function isLeftToNode(request: string, packages: readonly string[]): boolean {
  if (request === 'react-dom/server' || request.endsWith('.css')) return false;
  return packages.some((name) => request === name || request.startsWith(`${name}/`));
}

/**
 * Whether Node can load a package by itself: those that have modules of ECMAScript only, or import
 * style sheets, it cannot.
 *
 * @param folder - That imports it.
 */
function isLoadable(folder: string): (name: string) => boolean {
  const require = createRequire(path.join(folder, 'package.json'));
  return (name) => {
    try {
      require(name);
      return true;
    } catch {
      return false;
    }
  };
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
    if (!ssr) {
      // Lists the files for a server that renders on request. Static pages have none, and the order
      // of the list depends on which file was read first.
      memo.plugins.delete('ssr-plugin');
      return memo;
    }
    const { packages: names, demos } = siteOf(api);
    const installed = names.filter((name) => name !== demos.source?.package);
    const packages = [...NODE_PACKAGES, ...installed.filter(isLoadable(api.cwd))];
    memo.externals([
      ({ request = '' }: { request?: string }, done: External) =>
        isLeftToNode(request, packages) ? done(null, `commonjs ${request}`) : done(),
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
