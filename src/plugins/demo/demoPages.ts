import { cpSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { SHARED_FOLDERS } from '../../demo/code/folders';

/**
 * dumi plugin: demo pages of our own making: the standalone renderer (B6) and the texts of shared
 * demo files.
 */
export default function demoPages(api: IApi): void {
  const copySources = (outputPath: string) => {
    for (const name of SHARED_FOLDERS) {
      cpSync(path.join(api.cwd, 'demos', name), path.join(outputPath, 'sources', name), {
        recursive: true,
      });
    }
  };

  api.describe({ key: 'site:demo-pages' });

  api.modifyRoutes({
    stage: Infinity,
    fn(routes) {
      const standalone = routes['demo-render'];
      if (standalone) standalone.file = path.join(api.cwd, 'theme/demo/live/StandaloneDemo.tsx');
      return routes;
    },
  });

  api.onBuildHtmlComplete(() => copySources(api.paths.absOutputPath));
}
