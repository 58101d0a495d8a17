import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { ownFile } from '../../build/packageRoot';
import { siteOf } from '../../build/settings';
import { found } from '../../lib/generated';
import { readShared } from '../code/disk';

/**
 * dumi plugin: demo pages of our own making: the standalone renderer (B6) and the texts of shared
 * demo files.
 */
export default function demoPages(api: IApi): void {
  const copySources = (outputPath: string) => {
    for (const [name, text] of Object.entries(readShared(siteOf(api).demos))) {
      const file = path.join(outputPath, 'sources', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  };

  api.describe({ key: 'site:demo-pages' });

  api.modifyRoutes({
    stage: Infinity,
    fn(routes) {
      const standalone = found<{ file?: string }>(routes['demo-render'], {
        by: 'dumi',
        what: 'the route `demo-render`',
        why: "a demo alone would be shown by dumi's own page, which this site does not have.",
        file: 'src/demo/build/demoPages.ts',
      });
      standalone.file = ownFile('src/demo/live/StandaloneDemo.tsx');
      return routes;
    },
  });

  api.onBuildHtmlComplete(() => copySources(api.paths.absOutputPath));
}
