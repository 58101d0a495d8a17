import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { toSearchData } from '../../search/content/searchData';
import { HTML_STAGE, type HtmlFile } from '../site/htmlFiles';
import { settingsOf } from '../site/settings';
import { bundleWorker } from './bundleWorker';
import { type ContentFile, contentFile } from './contentFile';
import { metaFor, withMetas } from './metas';
import { type PageRoute, renderedPages } from './renderedPages';

/** Makes the files of the search in a build, and tells every document where they are. */
export function makeAtBuild(api: IApi, workerEntry: string): void {
  const made: ContentFile[] = [];

  // Ahead of the site (D1), so that a worker that does not compile ends the build in its first
  // second.
  api.register({
    key: 'onBeforeCompiler',
    async fn() {
      if (api.name === 'build') made.push(contentFile('worker', await bundleWorker(workerEntry)));
    },
  });

  api.register({
    key: 'modifyExportHTMLFiles',
    stage: HTML_STAGE.markup,
    fn(files: HtmlFile[]) {
      const { routes } = api.appData as { routes: Record<string, PageRoute> };
      const pages = renderedPages(files, Object.values(routes), api.cwd);
      made.push(contentFile('data', JSON.stringify(toSearchData(pages, settingsOf(api).base))));
      return files;
    },
  });

  api.register({
    key: 'modifyExportHTMLFiles',
    stage: HTML_STAGE.finished,
    fn(files: HtmlFile[]) {
      const metas = made.map((file) => metaFor(file, settingsOf(api).publicPath));
      return files.map((file) => ({ ...file, content: withMetas(file.content, metas) }));
    },
  });

  api.onBuildHtmlComplete(() => {
    for (const { path: name, content } of made) {
      const file = path.join(api.paths.absOutputPath, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  });
}
