import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { Problem } from '../../base/problem';
import { headOf } from '../../twin/head';
import { readPages } from '../../twin/readPages';
import type { SourcePage } from '../../twin/sourcePage';
import { declaredReference } from '../reference/cache';
import { HTML_STAGE, routeOf, type HtmlFile } from '../site/htmlFiles';
import { withHead } from '../site/metas';
import { settingsOf, siteSettingsOf } from '../site/settings';
import { machineFiles } from './machineFiles';
import { makePreviews } from './previews';

/**
 * dumi plugin: the pages for machines. Each page has a twin in Markdown at its address with `.md`;
 * llms.txt lists them, llms-full.txt has them all. The head of a document says what the page is,
 * and names a picture of it where the host is known.
 */
export default function twin(api: IApi): void {
  let pages: readonly SourcePage[] = [];
  let tabIds: string[] = [];

  const make = () => {
    const { origin, name, libraryVersion: version } = siteSettingsOf(api);
    pages = readPages(api.cwd, tabIds);
    return machineFiles({
      project: api.cwd,
      name,
      version,
      address: { origin, base: settingsOf(api).base },
      pages,
      declared: declaredReference(api.cwd),
    });
  };
  let files: ReadonlyMap<string, string | Buffer> = new Map();

  api.describe({ key: 'site:twin' });

  api.register({
    key: 'dumi.modifyMetaFiles',
    stage: Infinity,
    fn(metaFiles: { tabs?: string }[]) {
      tabIds = metaFiles.flatMap(({ tabs = '[]' }) => JSON.parse(tabs) as string[]);
      return metaFiles;
    },
  });

  api.register({
    key: 'onBeforeCompiler',
    // Ahead of the site, so that what has no form in Markdown ends the build in its first seconds.
    async fn() {
      if (api.name !== 'build') return;
      const { origin, name } = siteSettingsOf(api);
      const texts = make();
      // A link to a picture needs the host.
      const previews = origin === undefined ? [] : await makePreviews(api.cwd, pages, name);
      files = new Map<string, string | Buffer>([...texts, ...previews]);
    },
  });

  api.register({
    key: 'modifyExportHTMLFiles',
    stage: HTML_STAGE.finished,
    fn(documents: HtmlFile[]) {
      const { origin, name } = siteSettingsOf(api);
      const address = { origin, base: settingsOf(api).base };
      const byPath = new Map(pages.map((page) => [page.path, page]));
      return documents.map((document) => {
        const page = byPath.get(routeOf(document));
        if (!page) return document;
        const content = withHead(document.content, headOf(page, name, address));
        return { path: document.path, content };
      });
    },
  });

  api.onBuildHtmlComplete(() => {
    for (const [name, content] of files) {
      const file = path.join(api.paths.absOutputPath, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  });

  // As the sources are now, before umi, which has an HTML file for any address.
  api.addBeforeMiddlewares(() => [
    (request, response, next) => {
      const { base } = settingsOf(api);
      if (!/\.(?:md|txt|json|xml)$/.test(request.path)) return next();
      try {
        const content = make().get(request.path.replace(base, '/'));
        if (content === undefined) return next();
        response.set('cache-control', 'no-store');
        response.status(200).type(path.extname(request.path)).send(content);
      } catch (error) {
        if (error instanceof Problem) response.status(500).type('txt').send(error.message);
        else next(error);
      }
    },
  ]);
}
