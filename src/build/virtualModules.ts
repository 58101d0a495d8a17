import type { Plugin } from 'esbuild';

/**
 * esbuild plugin: modules that exist in memory only.
 *
 * @param folder - Where their own imports are looked for.
 * @param modules - Their code in TypeScript, by what imports call them.
 */
export function virtualModules(folder: string, modules: Readonly<Record<string, string>>): Plugin {
  const namespace = 'virtual';
  return {
    name: 'virtual-modules',
    setup(build) {
      build.onResolve({ filter: /^@@\// }, ({ path }) =>
        Object.hasOwn(modules, path) ? { path, namespace } : undefined,
      );
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: modules[path] ?? '',
        loader: 'ts',
        resolveDir: folder,
      }));
    },
  };
}
