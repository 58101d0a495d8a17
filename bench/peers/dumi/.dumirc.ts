import { defineConfig } from 'dumi';

/**
 * dumi with its own theme, pre-rendered; what both need to render the same demos is as in this
 * site.
 */
export default defineConfig({
  // The logo and the language are no host's but this one's, as on any finished site.
  themeConfig: { name: 'rc-select', logo: '/favicon.svg' },
  locales: [{ id: 'en-US', name: 'English' }],
  favicons: ['/favicon.svg'],
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
