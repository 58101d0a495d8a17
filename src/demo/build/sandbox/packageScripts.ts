import type { Plugin } from 'esbuild';
import { bundle } from '../../../build/bundle';
import { packageOf } from '../../../build/installed';
import { ADD_PACKAGE } from '../../sandbox/compile/bundle';
import { exportModules, frameModules, runtimeModules, type ModuleSite } from './frameModules';

/** A script with the modules of one package, for frames whose code imports it. */
export interface PackageScript {
  /** Below the public path, without a hash. */
  path: string;
  modules: readonly string[];
  /** Bundles it, once. */
  make: () => Promise<MadeScript>;
}

interface MadeScript {
  text: string;
  /** Modules of other scripts that it imports. */
  needs: readonly string[];
}

/** As npm names types of packages with a scope, since a slash would be a folder. */
const fileName = (name: string) => name.replace(/^@/, '').replace('/', '__');

/** esbuild plugin: leaves modules out that the frame gets elsewhere, so that each is there once. */
function leaveOut(modules: readonly string[], met: Set<string>): Plugin {
  return {
    name: 'leave-out',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, ({ path }) => {
        if (!modules.includes(path)) return undefined;
        met.add(path);
        return { path, external: true };
      });
    },
  };
}

async function makeScript({ demos }: ModuleSite, modules: readonly string[]): Promise<MadeScript> {
  const met = new Set<string>();
  const others = frameModules(demos.imports).filter((name) => !modules.includes(name));
  const text = await bundle({
    stdin: { contents: exportModules(modules), resolveDir: demos.project },
    format: 'cjs',
    banner: { js: `${ADD_PACKAGE}(function(require,module){` },
    footer: { js: '});' },
    // As in the runtime.
    define: { 'process.env.NODE_ENV': '"development"' },
    loader: { '.css': 'text' },
    plugins: [leaveOut(others, met)],
  });
  return { text, needs: [...met] };
}

/**
 * The packages that demos may import beside React and the library. Each is a script of its own,
 * which only the reader downloads who edits a demo that imports it.
 */
export function packageScripts(site: ModuleSite): PackageScript[] {
  const inRuntime = runtimeModules(site);
  const others = site.demos.imports.filter((name) => !inRuntime.includes(name));
  return [...new Set(others.map(packageOf))].map((name) => {
    const modules = others.filter((module) => packageOf(module) === name);
    let made: Promise<MadeScript> | undefined;
    const make = () => (made ??= makeScript(site, modules));
    return { path: `live/packages/${fileName(name)}.js`, modules, make };
  });
}

/**
 * Lists the scripts that each module needs in a frame, in the order in which they have to run.
 *
 * @param fileOf - Name of the file of a script, relative to that of the compiler.
 */
export async function scriptsByModule(
  scripts: readonly PackageScript[],
  fileOf: (script: PackageScript, text: string) => string,
): Promise<Record<string, string[]>> {
  const made = await Promise.all(
    scripts.map(async (script) => ({ ...script, ...(await script.make()), script })),
  );
  const follow = (module: string, seen: Set<(typeof made)[number]>) => {
    const found = made.find(({ modules }) => modules.includes(module));
    if (!found || seen.has(found)) return seen;
    for (const need of found.needs) follow(need, seen);
    return seen.add(found);
  };
  const filesFor = (module: string) =>
    [...follow(module, new Set())].map(({ script, text }) => fileOf(script, text));
  return Object.fromEntries(
    made.flatMap(({ modules }) => modules.map((module) => [module, filesFor(module)] as const)),
  );
}
