import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getMarkup } from '@umijs/server';
import type { IApi } from 'dumi';
import { collectStyleSheets, type SiteRoute, type StyleSheets } from './styleSheets';
import { HTML_STAGE, type HtmlFile, isMarkup } from '../../site/htmlFiles';
import { settingsOf } from '../../site/settings';
import { fillDocument } from './fillDocument';

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

/**
 * dumi plugin: complete HTML for every pre-rendered route.
 *
 * umi renders with `onShellReady` and writes what React has by then, which leaves out all that is
 * lazy (@umijs/server/dist/ssr.js, `createMarkupGenerator`). Its server bundle here gets a
 * `react-dom/server` that waits for everything; the markup of `#root` is then put into the same
 * document that other routes get.
 */
export default function staticHtml(api: IApi): void {
  let styleSheets: StyleSheets = { site: [], byRoute: new Map() };
  const noScriptStyles = readFileSync(path.join(api.cwd, 'theme/styles/no-script.css'), 'utf8');

  api.describe({ key: 'site:static-html', enableBy: () => Boolean(api.userConfig.ssr) });

  api.chainWebpack((memo, { ssr }: { ssr?: boolean }) => {
    // umi names the style sheets of all chunks `umi` when `ssr` is on
    // (bundler-webpack/dist/config/miniCSSExtractPlugin.js).
    memo.plugin('mini-css-extract-plugin').tap(([options]: object[]) => [
      {
        ...options,
        chunkFilename: '[name].[contenthash:8].chunk.css',
        insert: insertStyleSheet,
      },
    ]);
    if (ssr) {
      const aliases = Object.entries(memo.resolve.alias.entries() ?? {});
      memo.resolve.alias.clear();
      // First, since webpack takes the first alias that matches and umi has one for all of
      // react-dom.
      memo.resolve.alias.set('react-dom/server$', path.join(__dirname, 'reactDomServer.ts'));
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
        splitChunks.cacheGroups = {
          skin: {
            name: 'demo-skin',
            test: /[\\/]demos[\\/]skin[\\/].*\.css$/,
            chunks: 'all',
            enforce: true,
          },
          // What layouts and pages both have; webpack would put a copy into the chunk of each. What
          // only one chunk has, such as the Chinese texts, stays in it.
          shared: {
            name: 'shared',
            test: /[\\/](?:theme[\\/](?:locale|site|ui[\\/]icons)|src[\\/]locale)\b/,
            chunks: 'async',
            minChunks: 2,
            enforce: true,
          },
        };
      }
      return config;
    },
  });

  api.onBuildComplete(({ stats }) => {
    if (!stats) return;
    const { routes } = api.appData as { routes: Record<string, SiteRoute> };
    styleSheets = collectStyleSheets(stats.compilation, routes, api.cwd);
  });

  api.register({
    key: 'modifyExportHTMLFiles',
    stage: HTML_STAGE.document,
    fn: (files: HtmlFile[], { markupArgs }: { markupArgs: Parameters<typeof getMarkup>[0] }) =>
      Promise.all(
        // A route with a parameter has no file of its own; its name could not even be written
        // everywhere.
        files
          .filter((file) => !file.path.includes(':'))
          .map(async (file) => {
            const template = await getMarkup({ ...markupArgs, styles: [], path: file.path });
            const route = `/${path.dirname(file.path)}`.replace(/^\/\.$/, '/');
            return {
              path: file.path,
              content: fillDocument(template, {
                markup: isMarkup(file) ? file.content : '',
                styleSheets: [...styleSheets.site, ...(styleSheets.byRoute.get(route) ?? [])],
                publicPath: settingsOf(api).publicPath,
                noScriptStyles,
              }),
            };
          }),
      ),
  });
}
