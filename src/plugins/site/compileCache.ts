import path from 'node:path';
import type { IApi } from 'dumi';
import { found } from '../../base/generated';
import { loaderNamed } from './webpackChain';

/** Below the project; each clone has its own, also where clones share packages. */
const FOLDER = '.cache/compile';

/** Old entries that no build has used are removed, in milliseconds. */
const MAX_AGE = 7 * 24 * 60 * 60 * 1000;

/**
 * What dumi has called for each page; with these, all pages are compiled in every build. dumi lists
 * documents of demos by the first, which this site makes itself (static-html/publishedDemos.ts).
 */
const CALLBACKS = ['onResolveDemos', 'onResolveAtomMeta'];

const DUMI = {
  by: 'dumi',
  why: 'every build would compile all pages, whatever has changed.',
  file: 'src/plugins/site/compileCache.ts',
};

/** The part of webpack's compiler that tells what a compilation depended on. */
interface Compiler {
  hooks: {
    done: {
      tap(name: string, fn: (stats: { compilation: Compilation }) => void): void;
    };
  };
}

/** The part of webpack's compilation that has the loaders. */
interface Compilation {
  buildDependencies: { clear(): void };
}

/**
 * webpack plugin: forgets which loaders were used. webpack would follow their imports through umi
 * and dumi to check whether one has changed, which takes longer than compiling the site, and finds
 * files of the last build there. The key says it at once.
 */
class ForgetLoaders {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ForgetLoaders', ({ compilation }) => {
      compilation.buildDependencies.clear();
    });
  }
}

/**
 * dumi plugin: keeps what webpack compiled for the next build, which compiles only what changed.
 * Only with `--compile-cache <key>`: webpack sees that a file has changed, but not that a plugin, a
 * package or the list of pages has. Whoever gives a key has to change it then
 * (`compileKey` in scripts/lib/buildInput.ts).
 */
export default function compileCache(api: IApi): void {
  const key: unknown = api.args['compile-cache'];

  api.describe({
    key: 'site:compile-cache',
    enableBy: () => api.name === 'build' && typeof key === 'string',
  });

  api.chainWebpack((memo, { ssr }: { ssr?: boolean }) => {
    loaderNamed(memo, 'dumi-md.md', 'md-loader', DUMI).tap((options: Record<string, unknown>) => {
      const rest = { ...options };
      for (const name of CALLBACKS) {
        found(rest[name], { ...DUMI, what: `an option \`${name}\` of its Markdown loader` });
        delete rest[name];
      }
      return rest;
    });
    memo.cache({
      type: 'filesystem',
      name: ssr ? 'server' : 'client',
      version: String(key),
      cacheDirectory: path.join(api.cwd, FOLDER),
      maxAge: MAX_AGE,
      buildDependencies: { defaultWebpack: [] },
    });
    memo.plugin('forget-loaders').use(ForgetLoaders);
    // By content: git and editors can change a file and keep its time.
    memo.snapshot({ module: { hash: true }, resolve: { hash: true } });
    return memo;
  });
}
