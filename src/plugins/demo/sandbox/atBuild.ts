import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { HTML_STAGE, type HtmlFile } from '../../site/htmlFiles';
import { withMetas } from '../../search/metas';
import { settingsOf } from '../../site/settings';
import { buildSandboxFiles } from './build';
import { metaFor, type SandboxFile } from './sandboxFile';

/** Makes the files of sandboxes in a build, and tells every document where they are. */
export function makeAtBuild(api: IApi): void {
  let made: readonly SandboxFile[] = [];

  // Ahead of the site, so that what does not compile ends the build in its first seconds.
  api.register({
    key: 'onBeforeCompiler',
    async fn() {
      if (api.name === 'build') made = await buildSandboxFiles(api.cwd);
    },
  });

  api.register({
    key: 'modifyExportHTMLFiles',
    stage: HTML_STAGE.finished,
    fn(files: HtmlFile[]) {
      const { publicPath } = settingsOf(api);
      const metas = made.map(({ kind, path: file }) => metaFor(kind, file, publicPath));
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
