import type { IApi } from 'dumi';
import { readExportData, readShared } from '../../code/disk';
import { addAssets, type Asset, hashedPath } from '../../../build/assets';
import { findInstalled, REACT_PACKAGES } from '../../../build/installed';
import { ownFile, PACKAGE_ROOT } from '../../../build/packageRoot';
import { virtualModules } from '../../../build/virtualModules';
import { type DemoFolder, siteOf } from '../../../build/settings';
import { subjectCodes } from '../../../build/subject';
import { bundle } from '../../../build/bundle';
import { hasInspector } from '../inspector';
import { frameModules, frameModulesCode } from './frameModules';
import { packageScripts, scriptsByModule } from './packageScripts';
import { framePage } from './framePage';

/** Style sheets of the frame: what a page has around a demo, and what only the frame has. */
const STYLES = [
  'theme/styles/tokens.css',
  'theme/styles/base.css',
  'src/demo/sandbox/frame/frame.css',
]
  .map((file) => `@import "./${file}";`)
  .join('\n');

/**
 * What modules get for a package: sources of the library in its place, and one React, since two
 * copies, that of the site and ours, would not know each other's hooks.
 */
function aliasOf({ project, source }: DemoFolder): Record<string, string> {
  const found = REACT_PACKAGES.map(
    (name) => [name, findInstalled(project, name)?.folder ?? name] as const,
  );
  const own = source ? [[source.package, source.file] as const] : [];
  return Object.fromEntries<string>([...found, ...own]);
}

/** dumi plugin: what is loaded when a reader edits a demo or turns to an export. */
export default function demoAssets(api: IApi): void {
  const entry = (file: string) => [ownFile(`src/demo/${file}`)];
  const modules = (more: Readonly<Record<string, string>>) =>
    virtualModules(api.cwd, { ...subjectCodes(siteOf(api).subject), ...more });

  api.describe({ key: 'site:demo-assets' });

  const inspector: Asset = {
    name: 'live-inspector',
    path: 'live/inspector.js',
    make: () =>
      bundle({
        entryPoints: entry('sandbox/frame/inspect/inspector.ts'),
        plugins: [modules({})],
      }),
  };

  const packages = packageScripts(siteOf(api));
  const besideCompiler = ({ path }: { path: string }, text: string) =>
    (api.name === 'dev' ? path : hashedPath(path, text)).replace(/^live\//, '');

  addAssets(api, [
    ...packages.map(({ path, make }) => ({ path, make: async () => (await make()).text })),
    {
      name: 'export-data',
      path: 'export/data.json',
      make: () => JSON.stringify(readExportData(siteOf(api))),
    },
    {
      name: 'live-frame',
      path: 'live/frame.html',
      make: async () =>
        framePage({
          boot: await bundle({ entryPoints: entry('sandbox/frame/boot.ts') }),
          styles: await bundle({
            stdin: { contents: STYLES, resolveDir: PACKAGE_ROOT, loader: 'css' },
          }),
        }),
    },
    {
      name: 'live-runtime',
      path: 'live/runtime.js',
      make: () =>
        bundle({
          entryPoints: entry('build/sandbox/runtimeEntry.ts'),
          // The development build of React: its errors are sentences instead of numbers, it warns,
          // and only it detects effects that render for ever. It is 61 kB (gzip) larger.
          define: { 'process.env.NODE_ENV': '"development"' },
          loader: { '.css': 'text' },
          alias: aliasOf(siteOf(api).demos),
          plugins: [modules({ '@@/sandbox/modules': frameModulesCode(siteOf(api)) })],
        }),
    },
    ...(hasInspector(siteOf(api)) ? [inspector] : []),
    {
      name: 'live-compiler',
      path: 'live/compiler.js',
      make: async () =>
        bundle({
          entryPoints: entry('sandbox/worker/worker.ts'),
          define: {
            SANDBOX_SHARED_FILES: JSON.stringify(readShared(siteOf(api).demos)),
            SANDBOX_MODULES: JSON.stringify(frameModules(siteOf(api).demos.imports)),
            SANDBOX_SCRIPTS: JSON.stringify(await scriptsByModule(packages, besideCompiler)),
          },
        }),
    },
  ]);
}
