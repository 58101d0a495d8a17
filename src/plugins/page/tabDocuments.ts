import path from 'node:path';
import type { IApi } from 'dumi';
import { escapeHtml } from '../../base/escapeHtml';
import { LEADS_TO_ATTRIBUTE } from '../../page/leadOn';
import { tabAddress, tabDocumentPath, type TabAddress } from '../../page/tabAddress';
import { HTML_STAGE, routeOf, type HtmlFile } from '../site/htmlFiles';
import { settingsOf } from '../site/settings';
import { addressesByFile, tabsOfPages, type MarkdownRoute, type MetaFile } from './markdownFiles';

/** A document that umi will render (preset-umi/dist/features/exportStatic/exportStatic.js). */
interface ExportedHtml {
  route: { path: string };
  prerender: boolean;
  file: string;
}

/** The part of umi's data that names routes and documents. */
interface AppData {
  routes: Record<string, MarkdownRoute>;
  exportHtmlData: ExportedHtml[];
}

/**
 * dumi plugin: a document for each content tab, since without script nothing can read the `?tab=`
 * of an address (B9, B11). With script it replaces itself with the page.
 *
 * The documents are no routes: the search, the sitemap and llms.txt know nothing of them.
 */
export default function tabDocuments(api: IApi): void {
  let files: MetaFile[] = [];
  let tabs: TabAddress[] = [];

  api.describe({ key: 'site:tab-documents', enableBy: () => Boolean(api.userConfig.ssr) });

  api.register({
    key: 'dumi.modifyMetaFiles',
    stage: Infinity,
    fn(metaFiles: MetaFile[]) {
      files = metaFiles;
      return metaFiles;
    },
  });

  api.onGenerateFiles({
    // After umi, which lists its documents, and dumi, which asks for the files above.
    stage: Infinity,
    fn() {
      const { routes, exportHtmlData } = api.appData as AppData;
      tabs = tabsOfPages(files, addressesByFile(Object.values(routes), api.cwd));
      for (const tab of tabs) {
        const route = tabDocumentPath(tab);
        const file = path.join('.', route, 'index.html');
        exportHtmlData.push({ route: { path: route }, prerender: true, file });
      }
    },
  });

  api.register({
    key: 'modifyExportHTMLFiles',
    stage: HTML_STAGE.finished,
    fn(documents: HtmlFile[]) {
      const base = settingsOf(api).base.replace(/\/$/, '');
      const byPath = new Map(tabs.map((tab) => [tabDocumentPath(tab), base + tabAddress(tab)]));
      return documents.map((document) => {
        const address = byPath.get(routeOf(document));
        if (address === undefined) return document;
        const start = `<html ${LEADS_TO_ATTRIBUTE}="${escapeHtml(address)}"`;
        return { ...document, content: document.content.replace('<html', () => start) };
      });
    },
  });
}
