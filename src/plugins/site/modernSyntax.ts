import type { IApi } from 'dumi';

/**
 * dumi plugin: hands the `targets` of `.dumirc.ts` to Babel's preset-env. umi gives them to Babel
 * itself, where the preset does not look once it ignores browserslist's files
 * (@umijs/babel-preset-umi/dist/index.js), and every script was ES5.
 */
export default function modernSyntax(api: IApi): void {
  api.describe({ key: 'site:modern-syntax' });

  api.modifyBabelPresetOpts((options: { presetEnv: object }) => ({
    ...options,
    presetEnv: { ...options.presetEnv, targets: api.userConfig.targets as object },
  }));
}
