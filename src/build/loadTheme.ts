import type { IApi } from 'dumi';
import { ownFile } from './packageRoot';
import { found } from '../lib/generated';
import loadThemeFrom from 'dumi/dist/features/theme/loader';

const KINDS = ['layouts', 'builtins', 'slots'] as const;

const THEME_ALIAS = /^dumi\/theme\/(?:layouts|builtins|slots)\//;

/**
 * dumi plugin: makes `theme/` the site's only theme.
 *
 * dumi merges a theme package or `.dumi/theme` into its default one, and the aliases
 * `dumi/theme/<kind>/<Name>`, which its own client imports by, know those two places only
 * (dumi/dist/features/theme/index.js). Replacing the theme data without the aliases would bundle
 * both themes; so both are replaced here.
 */
export default function loadTheme(api: IApi): void {
  const theme = loadThemeFrom(ownFile('theme'));

  api.describe({ key: 'site:theme' });

  // In the entry, so that it is the first style sheet of every document.
  api.addEntryImports(() => [{ source: ownFile('theme/styles/index.css') }]);

  api.addRuntimePlugin(() => ownFile('theme/dumi/app.tsx'));

  api.modifyTheme({
    stage: Infinity,
    fn: () => theme,
  });

  api.modifyConfig({
    stage: Infinity,
    fn(config) {
      const aliases = config.alias as Record<string, string>;
      const ofDumi = Object.keys(aliases).filter((alias) => THEME_ALIAS.test(alias));
      found(ofDumi[0], {
        by: 'dumi',
        what: 'aliases such as `dumi/theme/layouts/DocLayout`',
        why: "dumi's theme would be part of the site, beside ours.",
        file: 'src/build/loadTheme.ts',
      });
      for (const alias of ofDumi) delete aliases[alias];
      for (const kind of KINDS) {
        for (const { specifier, source } of Object.values(theme[kind])) {
          aliases[`dumi/theme/${kind}/${specifier}`] = source;
        }
      }
      return config;
    },
  });
}
