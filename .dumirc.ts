import { defineConfig } from 'dumi';
import rcSelect from 'rc-select/package.json';
import { TRANSLATIONS } from './src/locale/locales';
import { parsePublicAddress } from './src/page/publicAddress';
import { BROWSERS, BROWSER_TARGETS } from './src/plugins/site/browsers';

const REPOSITORY = 'https://github.com/react-component/select';
// Such as https://docs.example/select/. Without it, nothing names the host.
const { origin, base } = parsePublicAddress(process.env.SITE_ADDRESS);
const isBuild = process.env.NODE_ENV === 'production';

/**
 * The site on one page: what it is called, how it is built, and which plugins of ours take part.
 */
export default defineConfig({
  themeConfig: {
    name: 'rc-select',
    libraryVersion: rcSelect.version,
    nprogress: false,
    footer: false,
    origin,
    repository: REPOSITORY,
    editLink: `${REPOSITORY}/edit/master/{filename}`,
    // A service worker keeps the site for readers without a network. `false` removes it.
    offline: true,
    prefersColor: { default: 'light', switch: true },
  },
  // Those that `?locale=` can ask for (B12); dumi allows the base `/` for the first of them only.
  locales: TRANSLATIONS.map((language, index) => ({
    ...language,
    base: index === 0 ? '/' : `/${language.id}`,
  })),
  // `npm run build` moves it to dist/ when it is complete (scripts/lib/wholeFolder.ts).
  outputPath: process.env.OUTPUT_FOLDER ?? 'dist',
  base,
  publicPath: base,
  mountElementId: 'root',
  favicons: [`${base}favicon.svg`],
  metas: [
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    { name: 'color-scheme', content: 'light dark' },
  ],

  resolve: {
    docDirs: ['docs'],
    atomDirs: [],
    forceKebabCaseRouting: true,
    codeBlockMode: 'passive',
  },
  // Prop tables from the types of rc-select (G2): src/plugins/reference reads them.
  apiParser: {},
  // The site documents rc-select and is not the package itself, so no import may be rewritten to
  // src/.
  autoAlias: false,
  plugins: [
    './src/plugins/site/modernSyntax.ts',
    './src/plugins/site/loadTheme.ts',
    './src/plugins/page/entry.ts',
    './src/plugins/page/tolerantText.ts',
    './src/plugins/site/noNodeGlobals.ts',
    './src/plugins/site/minify.ts',
    './src/plugins/site/packageSizes.ts',
    './src/plugins/site/licences.ts',
    './src/plugins/site/runtimeBarrel.ts',
    './src/plugins/page/pageNames.ts',
    './src/plugins/page/pageTable.ts',
    './src/plugins/page/markdown.ts',
    './src/plugins/page/text-parts/index.ts',
    './src/plugins/reference/index.ts',
    './src/plugins/demo/demoPages.ts',
    './src/plugins/demo/exportData.ts',
    './src/plugins/demo/demoSelect.ts',
    './src/plugins/demo/loopGuards.ts',
    './src/plugins/demo/suggestionsBase.ts',
    './src/plugins/demo/editorStyles.ts',
    './src/plugins/demo/demoRefresh.ts',
    './src/plugins/site/htmlPaths.ts',
    './src/plugins/page/documentHead.ts',
    './src/plugins/page/routes.ts',
    './src/plugins/page/tabDocuments.ts',
    './src/plugins/search/index.ts',
    './src/plugins/twin/index.ts',
    './src/plugins/demo/sandbox/index.ts',
    './src/plugins/page/static-html/index.ts',
    './src/plugins/offline/index.ts',
    './src/plugins/site/serverBuild.ts',
    './src/plugins/site/devCache.ts',
    './src/plugins/dev/index.ts',
    // Its loader runs before those of all others.
    './src/plugins/site/textFiles.ts',
  ],

  // Pre-rendering needs the server build; `dumi dev` renders in the browser only and starts faster
  // without it.
  ...(isBuild && {
    ssr: {
      builder: 'webpack' as const,
      // Render and hydrate #root only: what an extension does to <head> or <body> then cannot break
      // hydration (https://github.com/darkreader/darkreader/issues/8842).
      __INTERNAL_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: { pureApp: true },
    },
  }),
  exportStatic: {},
  manifest: {},
  routePrefetch: { defaultPrefetch: 'none', defaultPrefetchTimeout: 50 },
  hash: true,

  // No polyfills and no down-levelling: the theme's CSS (light-dark(), :has) asks for browsers that
  // need neither.
  polyfill: false,
  targets: BROWSERS,
  jsMinifierOptions: { target: BROWSER_TARGETS },
  cssMinifierOptions: { target: BROWSER_TARGETS },
  mfsu: false,
});
