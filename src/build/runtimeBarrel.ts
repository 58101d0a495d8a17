import path from 'node:path';
import type { IApi } from 'dumi';
import { ownFile } from './packageRoot';
import { found } from '../lib/generated';

const BARREL = 'dumi/siteExports.ts';

/** What pages import from `dumi` besides `DumiPage`, and which file has it. */
const PAGE_IMPORTS = {
  DumiDemo: 'theme/dumi/DumiDemo.tsx',
  DumiDemoGrid: 'theme/dumi/DumiDemo.tsx',
  Link: 'src/document/router/Link.tsx',
};

/**
 * dumi plugin: narrows what `import ... from 'dumi'` means to what this site uses.
 *
 * dumi's own barrel (dumi/dist/features/exports.js) re-exports its whole theme API. Its modules
 * have side effects, so webpack keeps them all: a search worker as text that starts on load, the
 * StackBlitz SDK, lz-string, react-intl, together 90 kB of the first bundle. The site has its own
 * search, sandbox export and messages.
 *
 * Pages import the page and the demo block from their own files instead, so that both come with the
 * pages that have them.
 */
export default function runtimeBarrel(api: IApi): void {
  api.describe({ key: 'site:runtime-barrel' });

  api.onGenerateFiles(() => {
    api.writeTmpFile({
      noPluginDir: true,
      path: BARREL,
      content: [
        `export * from '../exports';`,
        `export { useSiteData } from 'dumi/dist/client/theme-api/context';`,
        `export { getRouteMetaById } from './meta/exports';`,
        `export { Link } from '${ownFile('src/document/router/Link')}';`,
        `export { useIntl } from '${ownFile('theme/dumi/intl')}';`,
      ].join('\n'),
    });
  });

  api.modifyAppData((data) => {
    // What dumi's Markdown loader writes at the top of every page
    // (dumi/dist/features/theme/index.js).
    const { builtins } = api.service.themeData as { builtins: Record<string, { source: string }> };
    for (const [name, file] of Object.entries(PAGE_IMPORTS)) {
      const builtin = found(builtins[name], {
        by: 'dumi',
        what: `\`${name}\` one of what pages import`,
        why: 'pages would import what they show from `dumi`, where it is not.',
        file: 'src/build/runtimeBarrel.ts',
      });
      builtin.source = ownFile(file);
    }
    return data;
  });

  api.chainWebpack((memo) => {
    memo.module
      .rule('page')
      .test(/\.md$/)
      .resolve.alias.set('dumi$', ownFile('theme/dumi/DumiPage'))
      // dumi's shows nothing either, but imports what dumi knows of the whole site.
      .set(path.join(api.paths.absTmpPath, 'dumi/theme/loading'), ownFile('theme/slots/Loading'));
    return memo;
  });

  api.modifyConfig({
    stage: Infinity,
    fn(config) {
      const aliases = config.alias as Record<string, string>;
      aliases['dumi$'] = `@@/${BARREL}`;
      // Generated files import dumi's own, which a site need not find: pnpm installs dumi for us.
      aliases['dumi/dist'] = path.join(path.dirname(require.resolve('dumi/package.json')), 'dist');
      // dumi's generated locale container imports react-intl by its folder
      // (dumi/dist/features/locales.js). The theme's messages are typed objects, so all it has to
      // find there is a provider that passes its children on.
      const reactIntl = path.dirname(
        require.resolve('react-intl/package', { paths: [require.resolve('dumi')] }),
      );
      aliases[reactIntl] = ownFile('theme/dumi/intl');
      aliases['react-intl'] = ownFile('theme/dumi/intl');
      return config;
    },
  });
}
