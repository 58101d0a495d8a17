import path from 'node:path';
import type { IApi } from 'dumi';
import { found, replaceIn } from '../../lib/generated';
import { escapeHtml } from '../../lib/escapeHtml';
import { tabAddress, tabDocumentPath, type TabAddress } from '../../document/page/tabAddress';
import { changeDocuments, HTML_STAGE, type HtmlFile } from '../../build/htmlFiles';
import { keepMetaFiles } from '../../build/metaFiles';
import { settingsOf } from '../../build/settings';
import { addressesByFile, tabsOfPages, type MarkdownRoute } from './markdownFiles';
import { LEADS_TO } from '../../document/contract';

const FILE = 'src/site/build/tabDocuments.ts';

/** A document that umi will render (preset-umi/dist/features/exportStatic/exportStatic.js). */
interface ExportedHtml {
  route: { path: string };
  prerender: boolean;
  file: string;
}

/** The part of umi's data that names routes and documents. */
interface AppData {
  routes: Record<string, MarkdownRoute>;
  exportHtmlData?: ExportedHtml[];
}

/**
 * dumi plugin: a document for each content tab, since without script nothing can read the `?tab=`
 * of an address (B9, B11). With script it replaces itself with the page.
 *
 * The documents are no routes: the search, the sitemap and llms.txt know nothing of them.
 */
export default function tabDocuments(api: IApi): void {
  let tabs: TabAddress[] = [];

  api.describe({ key: 'site:tab-documents', enableBy: () => Boolean(api.userConfig.ssr) });

  const files = keepMetaFiles(api);

  api.onGenerateFiles({
    // After umi, which lists its documents, and dumi, which asks for the files above.
    stage: Infinity,
    fn() {
      const { routes, exportHtmlData } = api.appData as AppData;
      tabs = tabsOfPages(files(), addressesByFile(Object.values(routes), api.cwd));
      for (const tab of tabs) {
        const route = tabDocumentPath(tab);
        const file = path.posix.join('.', route, 'index.html');
        found(exportHtmlData, {
          by: '@umijs/preset-umi',
          what: 'a list `exportHtmlData` of the documents that it renders',
          why: 'tabs would have no document for readers without script.',
          file: FILE,
        }).push({ route: { path: route }, prerender: true, file });
      }
    },
  });

  api.modifyExportHTMLFiles({
    stage: HTML_STAGE.finished,
    fn(documents: HtmlFile[]) {
      const base = settingsOf(api).base.replace(/\/$/, '');
      const changes = tabs.map((tab) => {
        const start = `<html ${LEADS_TO}="${escapeHtml(base + tabAddress(tab))}"`;
        const change = (html: string) =>
          replaceIn(html, '<html', () => start, {
            by: '@umijs/server',
            what: 'a document with `<html`',
            why: 'the document of a tab would not lead to its page.',
            file: FILE,
          });
        return [tabDocumentPath(tab), change] as const;
      });
      return changeDocuments(documents, new Map(changes));
    },
  });
}
