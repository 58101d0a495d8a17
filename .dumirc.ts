import { defineConfig } from 'dumi';
import rcSelect from 'rc-select/package.json';
import { TRANSLATIONS } from './src/locale/locales';
import { parsePublicAddress } from './src/document/page/publicAddress';
import { BROWSERS, BROWSER_TARGETS } from './src/build/browsers';
import type { PlaygroundTarget } from './src/playground/target';

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
  // Prop tables from the types of rc-select (G2): src/reference/build reads them.
  apiParser: {},
  // The component of the playground (src/playground/build).
  playground: {
    name: 'Select',
    package: 'rc-select',
    import: 'default',
    styles: ['../skin/select.css'],
  } satisfies PlaygroundTarget,
  // The site documents rc-select and is not the package itself, so no import may be rewritten to
  // src/.
  autoAlias: false,
  plugins: [
    './src/build/modernSyntax.ts',
    './src/build/loadTheme.ts',
    './src/site/build/entry.ts',
    './src/site/build/tolerantText.ts',
    './src/build/noNodeGlobals.ts',
    './src/build/minify.ts',
    './src/build/packageSizes.ts',
    './src/build/licences.ts',
    './src/build/runtimeBarrel.ts',
    './src/site/build/pageNames.ts',
    './src/site/build/pageTable.ts',
    './src/site/build/markdown.ts',
    './src/site/build/text-parts/index.ts',
    './src/reference/build/index.ts',
    './src/playground/build/index.ts',
    './src/demo/build/demoPages.ts',
    './src/demo/build/standIns.ts',
    './src/demo/build/loopGuards.ts',
    './src/demo/build/suggestionsBase.ts',
    './src/demo/build/demoRefresh.ts',
    './src/build/htmlPaths.ts',
    './src/site/build/documentHead.ts',
    './src/site/build/routes.ts',
    './src/site/build/tabDocuments.ts',
    './src/search/build/index.ts',
    './src/markdown-pages/build/index.ts',
    './src/demo/build/sandbox/index.ts',
    './src/site/build/static-html/index.ts',
    './src/site/build/offline.ts',
    './src/build/serverBuild.ts',
    './src/build/devCache.ts',
    './src/site/dev/index.ts',
    // Its loader runs before those of all others.
    './src/build/textFiles.ts',
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
