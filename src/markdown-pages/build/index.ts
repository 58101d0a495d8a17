import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { Problem } from '../../lib/problem';
import { headOf } from '../crawlers';
import { readPages } from '../readPages';
import type { SourcePage } from '../sourcePage';
import { tablesIn } from '../../reference/merge';
import { measurePackage } from '../../reference/build/measurePackage';
import { declaredReference } from '../../reference/build/cache';
import { DEFAULT_LOCALE } from '../../locale/locales';
import { beforeBuild } from '../../build/beforeBuild';
import { changeDocuments, HTML_STAGE, type HtmlFile, withHead } from '../../build/htmlFiles';
import { keepMetaFiles, tabIdsOf } from '../../build/metaFiles';
import { settingsOf, siteOf } from '../../build/settings';
import { loadSubject } from '../../build/subject';
import { playgroundOf } from '../../playground/build/playgroundOf';
import { machineFiles } from './machineFiles';

/**
 * dumi plugin: the pages for machines. Each page has a twin in Markdown at its address with `.md`;
 * llms.txt lists them, llms-full.txt has them all. The head of a document says what the page is.
 */
export default function twin(api: IApi): void {
  api.describe({ key: 'site:twin' });
  const files = keepMetaFiles(api);
  let pages: readonly SourcePage[] = [];

  const make = () => {
    const { subject, settings } = siteOf(api);
    const declared = declaredReference(siteOf(api));
    const { origin, name, libraryVersion: version } = settings;
    pages = readPages(api.cwd, files().flatMap(tabIdsOf));
    return machineFiles({
      demos: siteOf(api).demos,
      name,
      version,
      address: { origin, base: settingsOf(api).base },
      pages,
      tables: tablesIn(declared, loadSubject(subject, 'reference')),
      types: declared.types,
      groupTitles: loadSubject(subject, 'propGroups')?.[DEFAULT_LOCALE] ?? {},
      keyboard: loadSubject(subject, 'keyboard'),
      screenshots: loadSubject(subject, 'screenshots'),
      packageFacts: measurePackage(siteOf(api)),
      hasPlayground: playgroundOf(api) !== undefined,
    });
  };
  let made: ReadonlyMap<string, string> = new Map();

  // Ahead of the site: something may have no form in Markdown.
  beforeBuild(api, () => {
    made = make();
  });

  api.modifyExportHTMLFiles({
    stage: HTML_STAGE.finished,
    fn(documents: HtmlFile[]) {
      const { settings, preview } = siteOf(api);
      const { origin, name } = settings;
      const address = { origin, base: settingsOf(api).base };
      const changes = pages.map((page) => {
        const head = headOf(page, { name, address, preview });
        return [page.path, (html: string) => withHead(html, head)] as const;
      });
      return changeDocuments(documents, new Map(changes));
    },
  });

  api.onBuildHtmlComplete(() => {
    for (const [name, content] of made) {
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
