import { transformSync } from 'esbuild';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getMarkup } from '@umijs/server';
import type { IApi } from 'dumi';
import { readText } from '../../../lib/textFile';
import type { PageData } from '../../../document/page/pageData';
import { found, missing } from '../../../lib/generated';
import type { PageRecord } from '../../../document/page/buildRecords';
import { takeRecords } from '../../../document/page/takeRecords';
import { type Fragment, parseInner } from '../../../lib/markup';
import type { NavigationGroup } from '../../../document/page/sidebar';
import { collectAssets, type PageAssets, type SiteAssets } from './pageAssets';
import { HTML_STAGE, type HtmlFile } from '../../../build/htmlFiles';
import { dependencyClosure, REACT_PACKAGES } from '../../../build/installed';
import { libraryChunk } from '../../../build/minify';
import { ownFile } from '../../../build/packageRoot';
import { settingsOf, siteOf } from '../../../build/settings';
import { pluginNamed } from '../../../build/webpackChain';
import { cacheGroups } from './cacheGroups';
import { completeTemplate, type StyleSheet } from './completeTemplate';
import { StyleSheetChunks } from './styleSheetChunks';
import { publishedDemos, STANDALONE, standaloneMarkup } from './publishedDemos';

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

const FILE = 'src/site/build/static-html/index.ts';

/** Of style sheets; the id of a chunk has a hash (src/site/build/contentNames.ts). */
const NAMES = { filename: 'assets/[id].css', chunkFilename: 'assets/[id].chunk.css' };

/** A file with the parts of its document that differ from those of other documents. */
interface Filled {
  path: string;
  markup: Fragment;
  assets: PageAssets;
  page?: PageRecord | undefined;
  navigation?: NavigationGroup[];
  styles?: string;
}

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
  const inlineStyles = (name: string) =>
    transformSync(readText(ownFile(`theme/styles/${name}`)), { loader: 'css', minify: true }).code;
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
    pluginNamed(memo, 'mini-css-extract-plugin', {
      by: '@umijs/bundler-webpack',
      why: 'all style sheets would be in one file, which each document would wait for.',
      file: FILE,
    }).tap(([options]: object[]) => [
      {
        ...options,
        ...(!ssr && api.name === 'build' && NAMES),
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
      memo.resolve.alias.set(
        'react-dom/server$',
        ownFile('src/site/build/static-html/reactDomServer.ts'),
      );
      memo.resolve.alias.set(
        require.resolve('@umijs/server/dist/ssr'),
        ownFile('src/site/app/umiServer.tsx'),
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
      // Not in the server build: umi would link the chunk of its entry in every document.
      if (config.target === 'node') return config;
      const splitChunks = config.optimization?.splitChunks;
      if (!splitChunks)
        throw missing({
          by: '@umijs/preset-umi',
          what: 'options `splitChunks` of webpack',
          why: 'all style sheets would be in one file, which each document would wait for.',
          file: FILE,
        });
      const { packages, demos } = siteOf(api);
      splitChunks.cacheGroups = cacheGroups(
        libraryChunk(packages),
        dependencyClosure(demos, packages, REACT_PACKAGES),
      );
      return config;
    },
  });

  api.onBuildComplete(({ stats }) => {
    if (stats) assets = collectAssets(stats.compilation, api.cwd);
  });

  api.modifyExportHTMLFiles({
    stage: HTML_STAGE.document,
    fn: (files: HtmlFile[], { markupArgs }: { markupArgs: Parameters<typeof getMarkup>[0] }) => {
      const site = found(assets, {
        by: '@umijs/preset-umi',
        what: 'statistics of webpack for the hook `onBuildComplete`',
        why: 'documents would have no style sheets and no scripts.',
        file: FILE,
      });
      const { base: root, publicPath } = settingsOf(api);
      const base = root.replace(/\/$/, '');
      // In a folder, umi takes it for a script of the head, and not for the last of the body.
      const src = publicPath + site.entry;
      const scripts = [{ src }, ...(markupArgs.scripts ?? [])];
      const headScripts = (markupArgs.headScripts ?? []).filter(
        (script) => typeof script === 'string' || script.src !== src,
      );
      const shared = { ...markupArgs, styles: [], scripts, headScripts };
      const rendered = files
        // The empty document of dumi's route `~demos/:id`; those of demos follow below.
        .filter(({ path: name }) => !name.startsWith(STANDALONE))
        .map(({ path: name, content }) => {
          const markup = parseInner(content);
          return { name, markup, ...takeRecords(markup) };
        });
      const documents = rendered.map(({ name, markup, layout: { page, navigation } }): Filled => {
        const ofPage = page && site.ofPage(page.frontMatter.filename);
        return { path: name, markup, assets: ofPage ?? site.other, page, navigation };
      });
      // A tab has those of its page.
      const demos = new Map<string, Filled>();
      for (const { demos: records, layout } of rendered) {
        for (const demo of layout.page ? publishedDemos(records, layout.page) : [])
          demos.set(demo.id, {
            path: `${STANDALONE}${demo.id}/index.html`,
            markup: parseInner(standaloneMarkup(demo, base, siteOf(api).settings.name)),
            assets: site.ofDemo(demo),
            styles: standaloneStyles,
          });
      }
      return Promise.all(
        [...documents, ...demos.values()].map(async (document) => {
          const { path: file, markup, assets: own, page, navigation, styles = '' } = document;
          const template = await getMarkup({ ...shared, path: file });
          const content = completeTemplate(template, {
            markup,
            styleSheets: own.styleSheets.map(styleSheet),
            scripts: own.scripts,
            data: page && toData(page, site),
            navigation,
            styles,
            noScriptStyles,
          });
          return { path: file, content };
        }),
      );
    },
  });
}
