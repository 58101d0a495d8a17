import path from 'node:path';
import type { IApi } from 'dumi';
import { ownFile } from '../../build/packageRoot';
import { found, missing } from '../../lib/generated';
import { ContentNames } from './contentNames';
import { UnloadedEntry } from './unloadedEntry';

/** Modules that have another one in `.server.tsx` for rendering documents. */
const WITH_SERVER = [
  'src/demo/live/DemoRecord',
  'src/demo/live/useStageMarkup',
  'theme/layout/LayoutRecord',
];

/** Those with another one in `.document.tsx` for a browser that has a document. */
const WITH_DOCUMENT = [
  'theme/content/DemoOverview',
  'src/demo/code/PackageManagers',
  'src/reference/API',
  'src/reference/facts/PackageFacts',
  'theme/content/Screenshots',
  'theme/layout/Lead',
  'theme/layout/Signature',
  'src/reference/keyboard/Keyboard',
];

/** An entry that makes webpack compile the pages, whose chunks documents list; nobody loads it. */
const PAGES = 'pages';

/** The same with a file that is no component. */
const TABLE_LOADER = 'src/document/router/tableLoader';

const ENTRY = {
  what: 'an entry of webpack with the name `umi`',
  why: "documents would load umi's application, and know no scripts of their pages.",
  file: 'src/site/build/entry.ts',
};

/**
 * dumi plugin: what a document loads by itself is src/site/boot, which requests the application
 * when a reader turns to the page. The name of the entry stays, because umi looks for its files by
 * it (@umijs/preset-umi/dist/features/ssr/ssr.js).
 */
export default function entry(api: IApi): void {
  api.describe({ key: 'site:entry' });

  // The application is requested later, and the document lists its files itself.
  api.skipPlugins(['routePreloadOnLoad', 'helmet']);

  api.chainWebpack((memo, { ssr }: { ssr?: boolean }) => {
    const replace = (modules: string[], suffix: string) => {
      for (const name of modules) memo.resolve.alias.set(ownFile(name), ownFile(name + suffix));
    };
    if (ssr) {
      replace(WITH_SERVER, '.server.tsx');
      return memo;
    }
    // There, documents are empty, and umi's entry shows changes as they are made.
    if (api.name !== 'build') return memo;
    replace(WITH_DOCUMENT, '.document.tsx');
    replace([TABLE_LOADER], '.document.ts');
    // A name that can be made from the id alone, so that no table of all chunks is in the entry.
    memo.optimization.chunkIds('named');
    memo.output.filename('assets/[id].js').chunkFilename('assets/[id].async.js');
    // A chunk would name all those that have nothing that it does not have.
    memo.optimization.set('flagIncludedChunks', false);
    // Each script has the first name, which is no id of an element; the first one has all three.
    memo.output.chunkLoadingGlobal('$c').uniqueName('site').charset(false);
    memo.plugin('content-names').use(ContentNames, ['umi']);
    memo.plugin('unloaded-entry').use(UnloadedEntry, [PAGES]);
    if (!memo.entryPoints.has('umi')) throw missing({ by: '@umijs/preset-umi', ...ENTRY });
    memo.entry('umi').clear().add(ownFile('src/site/boot/start.ts'));
    return memo;
  });

  api.modifyWebpackConfig((config) => {
    if (api.name !== 'build' || config.target === 'node') return config;
    const entries = typeof config.entry === 'object' ? config.entry : undefined;
    const known = found(entries, { by: '@umijs/bundler-webpack', ...ENTRY });
    const table = path.join(api.paths.absTmpPath, 'dumi/pageTable.ts');
    return { ...config, entry: { ...known, [PAGES]: { import: table, dependOn: 'umi' } } };
  });
}
