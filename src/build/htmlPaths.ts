import type { IApi } from 'dumi';
import { HTML_STAGE, type HtmlFile } from './htmlFiles';

/**
 * dumi plugin: HTML files have paths with slashes on every system. umi joins them as the system
 * does, and the plugins that follow find pages by them.
 */
export default function htmlPaths(api: IApi): void {
  api.describe({ key: 'site:html-paths' });

  api.modifyExportHTMLFiles({
    stage: HTML_STAGE.paths,
    fn: (files: HtmlFile[]) =>
      files.map((file) => ({ ...file, path: file.path.replaceAll('\\', '/') })),
  });
}
