import type { IApi } from 'dumi';
import { found } from '../lib/generated';

/**
 * dumi plugin: hands the `targets` of `.dumirc.ts` to Babel's preset-env. umi gives them to Babel
 * itself, where the preset does not look once it ignores browserslist's files
 * (@umijs/babel-preset-umi/dist/index.js), and every script was ES5.
 */
export default function modernSyntax(api: IApi): void {
  api.describe({ key: 'site:modern-syntax' });

  api.modifyBabelPresetOpts((options: { presetEnv?: object }) => ({
    ...options,
    presetEnv: {
      ...found(options.presetEnv, {
        by: '@umijs/preset-umi',
        what: 'options of Babel with the name `presetEnv`',
        why: 'every script would be ES5.',
        file: 'src/build/modernSyntax.ts',
      }),
      targets: api.userConfig.targets as object,
    },
  }));
}
