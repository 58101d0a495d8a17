import TerserPlugin from '@umijs/bundler-webpack/compiled/terser-webpack-plugin';
import type { IApi } from 'dumi';
import { siteOf } from './settings';
import { minimizerNamed } from './webpackChain';

/** How terser makes scripts smaller than esbuild does. */
const TERSER_OPTIONS = { ecma: 2020, compress: { passes: 2 } } as const;

/** Makes a script of esbuild smaller, where bytes count: the worker of the search by 7 percent. */
export async function minifyMore(script: string): Promise<string> {
  const { code } = await TerserPlugin.terserMinify({ script }, undefined, TERSER_OPTIONS, false);
  return code;
}

/** Name of the chunk that the library has. */
export function libraryChunk([name = '']: readonly string[]): string {
  return name.replace(/^@/, '').replaceAll(/[^\w-]/g, '-');
}

/** The scripts that most pages load, and those of demos, by the names of their chunks. */
const commonScripts = (library: string) =>
  new RegExp(
    `^assets/(?:umi|controls|stages|shell|site|index|packages|shared|react|${library}|[\\w-]+-(?:demos|code))\\.`,
  );

/**
 * dumi plugin: minifies the scripts that most pages load with terser. It makes the library a tenth
 * smaller than esbuild does and the rest 1 to 8 percent, but is too slow for all scripts.
 */
export default function minify(api: IApi): void {
  api.describe({ key: 'site:minify' });

  api.chainWebpack((memo, { ssr }: { ssr?: boolean }) => {
    if (ssr || api.name !== 'build') return memo;
    const common = commonScripts(libraryChunk(siteOf(api).packages));
    minimizerNamed(memo, 'js-esbuild', {
      by: '@umijs/bundler-webpack',
      why: 'the scripts that most pages load would be minified twice, or not at all.',
      file: 'src/build/minify.ts',
    }).tap(([options]: object[]) => [{ ...options, exclude: common }]);
    memo.optimization.minimizer('js-terser').use(TerserPlugin<typeof TERSER_OPTIONS>, [
      {
        include: common,
        extractComments: false,
        minify: TerserPlugin.terserMinify,
        terserOptions: TERSER_OPTIONS,
      },
    ]);
    return memo;
  });
}
