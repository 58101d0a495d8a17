import { defineConfig } from 'dumi';

/** dumi as it comes, pre-rendered; what both need to render the same demos is as in this site. */
export default defineConfig({
  themeConfig: { name: 'rc-select' },
  resolve: {
    docDirs: ['docs'],
    atomDirs: [],
    forceKebabCaseRouting: true,
    codeBlockMode: 'passive',
  },
  autoAlias: false,
  ssr: { builder: 'webpack' },
  exportStatic: {},
  hash: true,
  mfsu: false,
});
