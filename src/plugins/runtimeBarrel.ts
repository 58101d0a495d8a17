import path from 'node:path';
import type { IApi } from 'dumi';

const BARREL = 'dumi/siteExports.ts';

/**
 * dumi plugin: narrows what `import ... from 'dumi'` means to what this site uses.
 *
 * dumi's own barrel (dumi/dist/features/exports.js) re-exports its whole theme API. Its modules have side effects, so
 * webpack keeps them all: a search worker as text that starts on load, the StackBlitz SDK, lz-string, react-intl,
 * together 90 kB of the first bundle. The site has its own search, sandbox export and messages.
 */
export default function runtimeBarrel(api: IApi): void {
  const own = (file: string) => path.join(api.cwd, 'theme/runtime', file);

  api.describe({ key: 'site:runtime-barrel' });

  api.onGenerateFiles(() => {
    api.writeTmpFile({
      noPluginDir: true,
      path: BARREL,
      content: [
        `export * from '../exports';`,
        `export { useSiteData } from 'dumi/dist/client/theme-api/context';`,
        `export { useDemo, getRouteMetaById } from './meta/exports';`,
        `export { DumiPage } from '${own('DumiPage')}';`,
        `export { DumiDemo, DumiDemoGrid } from '${own('DumiDemo')}';`,
        `export { Link } from '${own('Link')}';`,
        `export { useIntl } from '${own('intl')}';`,
      ].join('\n'),
    });
  });

  api.modifyConfig({
    stage: Infinity,
    fn(config) {
      const aliases = config.alias as Record<string, string>;
      aliases['dumi$'] = `@@/${BARREL}`;
      // dumi's generated locale container imports react-intl by its folder (dumi/dist/features/locales.js). The theme's
      // messages are typed objects, so all it has to find there is a provider that passes its children on.
      const reactIntl = path.dirname(
        require.resolve('react-intl/package', { paths: [require.resolve('dumi')] }),
      );
      aliases[reactIntl] = own('intl');
      aliases['react-intl'] = own('intl');
      return config;
    },
  });
}
