import { existsSync } from 'node:fs';
import path from 'node:path';
import type { defineConfig } from 'dumi';
import { Problems } from '../lib/problem';
import { TRANSLATIONS } from '../locale/locales';
import { parsePublicAddress } from '../document/page/publicAddress';
import { needsCssInJs } from '../build/cssInJs';
import { BROWSERS, BROWSER_TARGETS } from '../build/browsers';
import { packageOf } from '../build/installed';
import { ownFile } from '../build/packageRoot';
import type { BuildSite } from '../build/settings';
import type { GivenTarget } from '../playground/target';
import { PREVIEW } from '../markdown-pages/crawlers';
import { configProblems } from './configProblems';
import type { SiteConfig } from './siteConfig';
import { packagesOf, readLibrary, sourceOf, type LibraryConfig } from './library';
import { PLUGINS } from './plugins';

type DumiConfig = Parameters<typeof defineConfig>[0];

/** Stands for a library that cannot be read. */
const NONE: LibraryConfig = { package: [] };

/**
 * The configuration of dumi for a site: what it is called, how it is built, and which plugins of
 * ours take part.
 *
 * What is wrong with it is said with all else that is wrong with the site (siteProblems.ts).
 *
 * @throws {Problem} On the development server, when something is wrong with it.
 */
export function defineSite(config: SiteConfig): DumiConfig & {
  site: BuildSite;
  playground: GivenTarget | undefined;
} {
  const problems = configProblems(config);
  const [first, ...others] = problems;
  // A server that runs goes on with what it had read before.
  if (first && process.env.NODE_ENV === 'development') throw new Problems(first, ...others);
  // What is wrong is left out, so that all that is wrong can be said at once.
  const readable: SiteConfig = problems.length > 0 ? { library: NONE } : config;
  const { library, subject, demos, playground, inspector = true, offline = true } = readable;
  const folder = process.env.APP_ROOT ?? process.cwd();
  // Such as https://docs.example/select/. Without it, nothing names the host.
  const { origin, base } = parsePublicAddress(process.env.SITE_ADDRESS);
  const { imports = [], served = [], export: canExport, cssInJs } = demos ?? {};
  const named = typeof library === 'string' ? { package: library } : library;
  const packages = packagesOf(named);
  const styles = imports.filter(
    (name) => name.endsWith('.css') && packages.includes(packageOf(name)),
  );
  const { isPrivate, ...facts } = readLibrary(folder, named);
  const source = sourceOf(folder, named);
  const demoFolder = { project: folder, imports: [...packages, ...imports], served, source };
  const isPublic = (file: string) => existsSync(path.join(folder, 'public', file));
  const site: BuildSite = {
    problems,
    inspector,
    settings: {
      ...facts,
      canExport: canExport ?? !isPrivate,
      origin,
      offline,
      served,
      thumbnails: isPublic('thumbnails'),
    },
    packages,
    demos: demoFolder,
    observed: ['default', ...(playground ? [playground.name] : [])],
    cssInJs: cssInJs ?? needsCssInJs(demoFolder),
    preview: isPublic(PREVIEW.path),
    subject: subject && path.resolve(folder, subject),
  };

  return {
    site,
    playground: playground && { package: packages[0] ?? '', styles, page: '/', ...playground },
    themeConfig: {
      nprogress: false,
      footer: false,
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
    // Prop tables from the types of the library (G2): src/reference/build reads them.
    apiParser: {},
    // dumi would take the package of the site itself for the library.
    autoAlias: false,
    ...(source && { alias: { [`${source.package}$`]: source.file } }),
    plugins: PLUGINS.map(ownFile),

    // Pre-rendering needs the server build; `dumi dev` renders in the browser only and starts
    // faster without it.
    ...(process.env.NODE_ENV === 'production' && {
      ssr: {
        builder: 'webpack' as const,
        // Render and hydrate #root only: what an extension does to <head> or <body> then cannot
        // break hydration (https://github.com/darkreader/darkreader/issues/8842).
        __INTERNAL_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: { pureApp: true },
      },
    }),
    exportStatic: {},
    manifest: {},
    routePrefetch: { defaultPrefetch: 'none', defaultPrefetchTimeout: 50 },
    hash: true,

    // No polyfills and no down-levelling: the theme's CSS (light-dark(), :has) asks for browsers
    // that need neither.
    polyfill: false,
    targets: BROWSERS,
    jsMinifierOptions: { target: BROWSER_TARGETS },
    cssMinifierOptions: { target: BROWSER_TARGETS },
    mfsu: false,
  };
}
