import path from 'node:path';
import type { IApi } from 'dumi';
import { demoLoader } from '../../demo/code/demoChunks';

/**
 * dumi plugin: how a demo alone (B6) loads its code: by the loader of its page. dumi's own way
 * loads the demos and texts of all pages in one chunk, `meta__docs`
 * (dumi/dist/loaders/markdown/index.js), 50 kB for a demo of one.
 */
export default function demoLoaders(api: IApi): void {
  api.describe({ key: 'site:demo-loaders' });

  api.onGenerateFiles(() => {
    const pages = Object.values(api.appData.routes as Record<string, { id: string; file?: string }>)
      .filter(({ file }) => file?.endsWith('.md'))
      .map(({ id, file = '' }) => ({
        id,
        page: path.relative(api.cwd, path.resolve(api.cwd, file)),
      }));
    api.writeTmpFile({
      noPluginDir: true,
      path: 'dumi/demoLoaders.ts',
      content: [
        'export const demoLoaders = {',
        ...pages.map(({ id, page }) => `${JSON.stringify(id)}: ${demoLoader(page)},`),
        '};',
      ].join('\n'),
    });
  });
}
