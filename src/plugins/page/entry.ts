import path from 'node:path';
import type { IApi } from 'dumi';

/**
 * dumi plugin: what a document loads by itself is theme/start, which requests umi's application
 * when a reader turns to the page. The name of the entry stays, because umi looks for its files by
 * it (@umijs/preset-umi/dist/features/ssr/ssr.js).
 */
export default function entry(api: IApi): void {
  api.describe({ key: 'site:entry' });

  // The application is requested later, and the document lists its files itself.
  api.skipPlugins(['routePreloadOnLoad', 'helmet']);

  api.chainWebpack((memo, { ssr }: { ssr?: boolean }) => {
    if (ssr) {
      memo.resolve.alias.set(
        path.join(api.cwd, 'theme/demo/live/useStageMarkup'),
        path.join(api.cwd, 'theme/demo/live/useStageMarkup.server.tsx'),
      );
      return memo;
    }
    // There, documents are empty, and umi's entry shows changes as they are made.
    if (api.name !== 'build') return memo;
    // A name that can be made from the id alone, so that no table of all chunks is in the entry.
    memo.optimization.chunkIds('named');
    memo.output.chunkFilename('[id].[fullhash:8].async.js');
    memo.entry('umi').clear().add(path.join(api.cwd, 'theme/start/start.ts'));
    return memo;
  });
}
