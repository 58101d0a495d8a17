import type { KnipConfig } from 'knip';

/**
 * What nobody uses. Entries are what others than imports lead to: dumi by the names of folders,
 * `.dumirc.ts` by paths, pages by `<code src>`, esbuild by `entryPoints`,
 * translations by the name of their language.
 */
const config: KnipConfig = {
  entry: [
    '.dumirc.ts',
    'theme/{layouts,slots,builtins,dumi}/**/*.{ts,tsx}',
    'src/site/{boot/start,subject/index}.ts',
    '{src,theme}/**/*.{server,document}.{ts,tsx}',
    'src/{document/parts/TextPart.tsx,lib/react/{jsxRuntime,tolerantReact}.ts}',
    'src/site/app/umiServer.tsx',
    'src/demo/inspect/InspectTools.off.tsx',
    'src/demo/inspect/observe/observe{,Any}InPage.ts',
    'src/demo/edit/on-request/editor/StyleModule.ts',
    'src/**/texts/*.ts',
    'src/**/build/**/*.{ts,tsx}',
    'src/site/dev/*.ts',
    'src/init/index.ts',
    'src/demo/sandbox/frame/boot.ts',
    'src/demo/sandbox/frame/inspect/inspector.ts',
    'src/demo/sandbox/worker/worker.ts',
    'src/search/engine/worker.ts',
    'src/subject/*/*.{ts,tsx}',
    'src/subject/*/*/index.{ts,tsx}',
    'src/offline/{worker,removal}.ts',
    'demos/*/*.{ts,tsx}',
    'scripts/*.{ts,mjs}',
    'scripts/package/bin.mjs',
    'bench/**/*.ts',
    '{src,theme}/**/*.test.{ts,tsx}',
    'tests/**/*.{ts,tsx,mjs}',
    '*.config.{mjs,mts}',
  ],
  project: ['{src,theme,demos,scripts,bench,tests}/**/*.{ts,tsx,mjs}'],
  // Sites that the bench builds, with packages of their own; Lighthouse is one of these packages.
  ignore: ['bench/peers/**'],
  // avifenc is a program of the system, which only `npm run screenshots` needs.
  ignoreBinaries: ['lighthouse', 'avifenc'],
  // The build of the site writes these, that of the frame, and scripts/pack.ts.
  ignoreUnresolved: ['@@/dumi/packageFacts', '@@/sandbox/modules', './src/node/bin.mjs'],
  // A type may have a name for readers that no other file says.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // scripts/checks.ts runs these; exported demos name the version of the plugin
  // (src/demo/code/packages.ts).
  ignoreDependencies: ['cspell', 'stylelint', '@vitejs/plugin-react'],
  // umi, react-intl and style-mod are used in the version that dumi and CodeMirror bring along.
  rules: { unlisted: 'off' },
};

export default config;
