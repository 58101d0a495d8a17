import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';

const TABS = 'dumi/meta/tabs.ts';

/** How dumi imports the tabs of all pages (dumi/dist/features/tabs.js). */
const EAGER_IMPORT = /^import \* as (\w+) from '(.+)';$/gm;

/**
 * dumi plugin: a content tab (B9) comes in the chunk of the page that it is a part of. dumi puts
 * the tabs of all pages, with their texts, into the script that every page loads.
 *
 * `lazy` is enough for that: whatever renders a tab has loaded its chunk with the page, whose
 * boundary deals with a chunk that fails (theme/page/PageBoundary.tsx).
 */
export default function tabChunks(api: IApi): void {
  api.describe({ key: 'site:tab-chunks' });

  api.onGenerateFiles({
    // After dumi, whose file this reads.
    stage: Infinity,
    fn() {
      const eager = readFileSync(path.join(api.paths.absTmpPath, TABS), 'utf8');
      const lazy = eager.replace(EAGER_IMPORT, (_line, name: string, file: string) => {
        const page = path.relative(api.cwd, file).replace(/\$tab-[^.]+\./, '');
        const chunk = page.replaceAll('/', '__');
        return `const ${name} = { default: lazy(() => import(/* webpackChunkName: "${chunk}" */ '${file}')) };`;
      });
      api.writeTmpFile({
        noPluginDir: true,
        path: TABS,
        content: `import { lazy } from 'react';\n${lazy}`,
      });
    },
  });
}
