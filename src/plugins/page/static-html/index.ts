import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getMarkup } from '@umijs/server';
import type { IApi } from 'dumi';
import { readText } from '../../../base/textFile';
import type { PageData } from '../../../page/pageData';
import { takePageRecord, type PageRecord } from '../../../page/pageRecord';
import { collectAssets, type PageAssets, type SiteAssets } from './pageAssets';
import { HTML_STAGE, isMarkup, routeOf, type HtmlFile } from '../../site/htmlFiles';
import { settingsOf } from '../../site/settings';
import { CACHE_GROUPS } from './cacheGroups';
import { fillDocument, type StyleSheet } from './fillDocument';
import { StyleSheetChunks } from './styleSheetChunks';
import { publishedDemos, standaloneMarkup, type PublishedDemo } from './publishedDemos';

/**
 * Adds the style sheet of a chunk to the document. webpack's runtime contains the source of this
 * function. A host may answer with a page and status 200; without `nosniff`, Chromium takes it for
 * a style sheet, which then has no rules. It counts as failed, so that readers can retry (H1).
 */
function insertStyleSheet(link: HTMLLinkElement): void {
  const complete = link.onload;
  link.onload = (event) => {
    complete?.call(link, link.sheet?.cssRules.length ? event : new Event('error'));
  };
  document.head.appendChild(link);
}

const NO_ASSETS: PageAssets = {
  styleSheets: [],
  scripts: { shell: [], stages: [], demos: '' },
};

/** What the document of a page says of it. */
function toData({ tabs, ...page }: PageRecord, { moduleId }: SiteAssets): PageData {
  return {
    ...page,
    module: moduleId(page.frontMatter.filename),
    tabs: tabs.map(({ filename, ...tab }) => ({ ...tab, module: moduleId(filename) })),
  };
}

/**
 * dumi plugin: complete HTML for every pre-rendered route.
 *
 * umi renders with `onShellReady` and writes what React has by then, which leaves out all that is
 * lazy (@umijs/server/dist/ssr.js, `createMarkupGenerator`). Its server bundle here gets a
 * `react-dom/server` that waits for everything; the markup of `#root` is then put into the same
 * document that other routes get.
 */
export default function staticHtml(api: IApi): void {
  let assets: SiteAssets | undefined;
  const inlineStyles = (name: string) => readText(path.join(api.cwd, 'theme/styles', name));
  const noScriptStyles = inlineStyles('no-script.css');
  const standaloneStyles = inlineStyles('standalone.css');

  /** Those that documents have, by file; most of them are in many documents. */
  const styleSheets = new Map<string, StyleSheet>();
  const styleSheet = (file: string): StyleSheet => {
    const sheet = styleSheets.get(file) ?? {
      address: settingsOf(api).publicPath + file,
      css: readFileSync(path.join(api.paths.absOutputPath, file), 'utf8'),
    };
    styleSheets.set(file, sheet);
    return sheet;
  };

  api.describe({ key: 'site:static-html', enableBy: () => Boolean(api.userConfig.ssr) });

  api.chainWebpack((memo, { ssr }: { ssr?: boolean }) => {
    // umi names the style sheets of all chunks `umi` when `ssr` is on
    // (bundler-webpack/dist/config/miniCSSExtractPlugin.js).
    memo.plugin('mini-css-extract-plugin').tap(([options]: object[]) => [
      {
        ...options,
        chunkFilename: '[id].[fullhash:8].chunk.css',
        insert: insertStyleSheet,
      },
    ]);
    // There, documents are empty.
    if (!ssr && api.name === 'build') memo.plugin('style-sheet-chunks').use(StyleSheetChunks);
    if (ssr) {
      const aliases = Object.entries(memo.resolve.alias.entries() ?? {});
      memo.resolve.alias.clear();
      // First, since webpack takes the first alias that matches and umi has one for all of
      // react-dom.
      memo.resolve.alias.set('react-dom/server$', path.join(__dirname, 'reactDomServer.ts'));
      memo.resolve.alias.set(
        require.resolve('@umijs/server/dist/ssr'),
        path.join(api.cwd, 'theme/app/umiServer.tsx'),
      );
      for (const [name, target] of aliases) memo.resolve.alias.set(name, target);
    }
    return memo;
  });

  // umi collects all style sheets in one file when `ssr` is on
  // (preset-umi/dist/features/ssr/ssr.js); demos bring their own, which only their pages need
  // (B10).
  api.modifyWebpackConfig({
    stage: Infinity,
    fn(config) {
      const { splitChunks } = config.optimization ?? {};
      // Not in the server build: umi would link the chunk of its entry in every document.
      if (splitChunks && config.target !== 'node') {
        splitChunks.cacheGroups = CACHE_GROUPS;
      }
      return config;
    },
  });

  api.onBuildComplete(({ stats }) => {
    if (stats) assets = collectAssets(stats.compilation, api.cwd);
  });

  api.register({
    key: 'modifyExportHTMLFiles',
    stage: HTML_STAGE.document,
    fn: (files: HtmlFile[], { markupArgs }: { markupArgs: Parameters<typeof getMarkup>[0] }) => {
      const demos = new Map<string, PublishedDemo>();
      const base = settingsOf(api).base.replace(/\/$/, '');
      // A route with a parameter has no file of its own; its name could not even be written
      // everywhere.
      const pages = files
        .filter((file) => !file.path.includes(':'))
        .map((file) => ({ file, ...takePageRecord(isMarkup(file) ? file.content : '') }));
      for (const { markup, record } of pages) {
        for (const demo of record ? publishedDemos(markup, record) : [])
          demos.set(`/~demos/${demo.id}`, demo);
      }
      const assetsOf = (
        demo: PublishedDemo | undefined,
        record: PageRecord | undefined,
      ): PageAssets => {
        if (demo) return assets?.ofDemo(demo) ?? NO_ASSETS;
        return (record ? assets?.ofPage(record.frontMatter.filename) : assets?.other) ?? NO_ASSETS;
      };
      return Promise.all(
        pages.map(async ({ file, markup, record }) => {
          const template = await getMarkup({ ...markupArgs, styles: [], path: file.path });
          const demo = demos.get(routeOf(file));
          const { styleSheets: names, scripts } = assetsOf(demo, record);
          const content = fillDocument(template, {
            markup: demo ? standaloneMarkup(demo, base) : markup,
            styleSheets: names.map(styleSheet),
            scripts,
            data: record && assets && toData(record, assets),
            styles: demo ? standaloneStyles : '',
            noScriptStyles,
          });
          return { path: file.path, content };
        }),
      );
    },
  });
}
