import path from 'node:path';
import type { IApi } from 'dumi';
import { readExportData, readShared } from '../../code/disk';
import { addAssets } from '../../../build/assets';
import { bundle } from '../../../build/bundle';
import { framePage } from './framePage';

/** Style sheets of the frame: what a page has around a demo, and what only the frame has. */
const STYLES = [
  'theme/styles/tokens.css',
  'theme/styles/base.css',
  'src/demo/sandbox/frame/frame.css',
]
  .map((file) => `@import "./${file}";`)
  .join('\n');

/** dumi plugin: what is loaded when a reader edits a demo or turns to an export. */
export default function demoAssets(api: IApi): void {
  const entry = (file: string) => [path.join(api.cwd, 'src', file)];

  api.describe({ key: 'site:demo-assets' });

  addAssets(api, [
    {
      name: 'export-data',
      path: 'export/data.json',
      make: () => JSON.stringify(readExportData(api.cwd)),
    },
    {
      name: 'live-frame',
      path: 'live/frame.html',
      make: async () =>
        framePage({
          boot: await bundle({ entryPoints: entry('demo/sandbox/frame/boot.ts') }),
          styles: await bundle({ stdin: { contents: STYLES, resolveDir: api.cwd, loader: 'css' } }),
        }),
    },
    {
      name: 'live-runtime',
      path: 'live/runtime.js',
      make: () =>
        bundle({
          entryPoints: entry('demo/build/sandbox/runtimeEntry.ts'),
          // The development build of React: its errors are sentences instead of numbers, it warns,
          // and only it detects effects that render for ever. It is 61 kB (gzip) larger.
          define: { 'process.env.NODE_ENV': '"development"' },
          loader: { '.css': 'text' },
        }),
    },
    {
      name: 'live-inspector',
      path: 'live/inspector.js',
      make: () => bundle({ entryPoints: entry('demo/sandbox/frame/inspect/inspector.ts') }),
    },
    {
      name: 'live-compiler',
      path: 'live/compiler.js',
      make: () =>
        bundle({
          entryPoints: entry('demo/sandbox/worker/worker.ts'),
          define: { SANDBOX_SHARED_FILES: JSON.stringify(readShared(api.cwd)) },
        }),
    },
  ]);
}
