import type { Guard } from './guard';

interface Module {
  exports: unknown;
}

type Require = (specifier: string) => unknown;

type Factory = (require: Require, module: Module, exports: unknown, guard: Guard) => void;

/** What a bundle does when it is loaded (compile/bundle.ts). */
export type Register = (
  script: (name: string, imports: readonly (readonly [string, string])[], factory: Factory) => void,
  style: (name: string, text: string) => void,
  json: (name: string, text: string) => void,
) => void;

/** Modules of a package by name, as the bundler exports them. */
export interface PackageModules {
  scripts: Readonly<Record<string, object>>;
  styles: Readonly<Record<string, string>>;
}

/** What the script of a package adds: its modules, once it is given what it imports. */
export type AddPackage = (require: Require, module: { exports: PackageModules }) => void;

interface RegistryParts {
  packages: ReadonlyMap<string, unknown>;
  /** Style sheets of the runtime by name; they are added when they are imported. */
  styles: ReadonlyMap<string, string>;
  guardOf: (file: string) => Guard;
  addStyle: (text: string) => void;
}

function noSuchModule(specifier: string, available: Iterable<string>): Error {
  return new Error(
    `"${specifier}" cannot be imported. ` +
      'The demo runs without a network, on what it was loaded with. ' +
      `Import one of: ${[...available].join(', ')}.`,
  );
}

/** Runs the files of a bundle when they are first imported, each once, as bundlers do. */
export function createRegistry(
  register: Register,
  { packages, styles, guardOf, addStyle }: RegistryParts,
): (entry: string) => unknown {
  const factories = new Map<string, (module: Module) => void>();
  const loaded = new Map<string, Module>();

  function load(name: string): unknown {
    if (packages.has(name)) return packages.get(name);
    const known = loaded.get(name);
    if (known) return known.exports;
    const module: Module = { exports: {} };
    // Before the file runs, so that two files may import each other.
    loaded.set(name, module);
    factories.get(name)?.(module);
    return module.exports;
  }

  for (const [name, text] of styles) factories.set(name, () => addStyle(text));
  register(
    (name, imports, factory) => {
      const targets = new Map(imports);
      const require: Require = (specifier) => {
        const target = targets.get(specifier);
        if (target === undefined) throw noSuchModule(specifier, packages.keys());
        return load(target);
      };
      factories.set(name, (module) => factory(require, module, module.exports, guardOf(name)));
    },
    (name, text) => factories.set(name, () => addStyle(text)),
    (name, text) => {
      factories.set(name, (module) => {
        module.exports = JSON.parse(text) as unknown;
      });
    },
  );
  return load;
}
