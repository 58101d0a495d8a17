import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getMarkup } from '@umijs/server';
import type { IApi } from 'dumi';
import { collectPageAssets, type PageAssets, type SiteAssets, type SiteRoute } from './pageAssets';
import { HTML_STAGE, type HtmlFile, isMarkup } from '../../site/htmlFiles';
import { settingsOf } from '../../site/settings';
import { CACHE_GROUPS } from './cacheGroups';
import { fillDocument, type StyleSheet } from './fillDocument';
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

/** The address at which a host serves a file. */
function routeOf({ path: file }: HtmlFile): string {
  return `/${path.dirname(file)}`.replace(/^\/\.$/, '/');
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
  const noScriptStyles = readFileSync(path.join(api.cwd, 'theme/styles/no-script.css'), 'utf8');

  /** All demos of the site, by the address of the demo alone. */
  const findDemos = (files: HtmlFile[]) => {
    const { routes } = api.appData as { routes: Record<string, SiteRoute> };
    const pages = new Map(
      Object.values(routes).map(({ absPath, file = '' }) => [
        absPath,
        path.relative(api.cwd, file).replaceAll(path.sep, '/').replace(/\.md$/, ''),
      ]),
    );
    const demos = files
      .filter(isMarkup)
      .flatMap((file) => publishedDemos(file.content, pages.get(routeOf(file)) ?? ''));
    return new Map(demos.map((demo) => [`/~demos/${demo.id}`, demo]));
  };

  const styleSheet = (file: string): StyleSheet => ({
    address: settingsOf(api).publicPath + file,
    css: readFileSync(path.join(api.paths.absOutputPath, file), 'utf8'),
  });

  const assetsOf = (route: string, demo: PublishedDemo | undefined): PageAssets => {
    if (!assets) return { styleSheets: [], scripts: { shell: [], stages: [] } };
    return demo ? assets.ofDemo(demo) : (assets.byRoute.get(route) ?? assets.other);
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
    if (ssr) {
      const aliases = Object.entries(memo.resolve.alias.entries() ?? {});
      memo.resolve.alias.clear();
      // First, since webpack takes the first alias that matches and umi has one for all of
      // react-dom.
      memo.resolve.alias.set('react-dom/server$', path.join(__dirname, 'reactDomServer.ts'));
      memo.resolve.alias.set(
        require.resolve('@umijs/server/dist/ssr'),
        path.join(__dirname, 'umiServer.tsx'),
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
    if (!stats) return;
    const { routes } = api.appData as { routes: Record<string, SiteRoute> };
    assets = collectPageAssets(stats.compilation, routes, api.cwd);
  });

  api.register({
    key: 'modifyExportHTMLFiles',
    stage: HTML_STAGE.document,
    fn: (files: HtmlFile[], { markupArgs }: { markupArgs: Parameters<typeof getMarkup>[0] }) => {
      const demos = findDemos(files);
      return Promise.all(
        // A route with a parameter has no file of its own; its name could not even be written
        // everywhere.
        files
          .filter((file) => !file.path.includes(':'))
          .map(async (file) => {
            const template = await getMarkup({ ...markupArgs, styles: [], path: file.path });
            const demo = demos.get(routeOf(file));
            const { styleSheets, scripts } = assetsOf(routeOf(file), demo);
            const markup = isMarkup(file) ? file.content : demo ? standaloneMarkup(demo) : '';
            return {
              path: file.path,
              content: fillDocument(template, {
                markup,
                styleSheets: styleSheets.map(styleSheet),
                scripts,
                noScriptStyles,
              }),
            };
          }),
      );
    },
  });
}
