import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { readShared } from '../../demo/code/disk';

/**
 * dumi plugin: demo pages of our own making: the standalone renderer (B6) and the texts of shared
 * demo files.
 */
export default function demoPages(api: IApi): void {
  const copySources = (outputPath: string) => {
    for (const [name, text] of Object.entries(readShared(api.cwd))) {
      const file = path.join(outputPath, 'sources', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
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
