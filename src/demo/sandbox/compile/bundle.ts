import { GUARD } from './guards';
import type { BundledFile, Columns } from './positions';

/** A compiled file of the demo. */
export type CompiledModule =
  | {
      kind: 'script';
      name: string;
      code: string;
      columns: Columns;
      /** What its specifiers mean: names of files and of modules of the runtime. */
      imports: ReadonlyMap<string, string>;
    }
  | { kind: 'style' | 'json'; name: string; text: string };

/** Code that runs in the frame, and the way back from its positions. */
export interface Bundle {
  code: string;
  entry: string;
  files: readonly BundledFile[];
  /** Files with the packages that it imports, in the order in which they have to run. */
  scripts: readonly string[];
}

/**
 * Name of the global function that the frame defines while it loads a bundle
 * (frame/runtime/load.ts).
 */
export const REGISTER = '__sandboxRegister';

/** Name of the one that the script of a package calls (build/sandbox/packageScripts.ts). */
export const ADD_PACKAGE = '__sandboxAddPackage';

/** The lines of a module: the code of a script has to begin and end with its own. */
function linesOf(module: CompiledModule): string[] {
  const name = JSON.stringify(module.name);
  switch (module.kind) {
    case 'style':
      return [`style(${name},${JSON.stringify(module.text)});`];
    case 'json':
      // Not as a literal: there, the key __proto__ is no key.
      return [`json(${name},${JSON.stringify(module.text)});`];
    case 'script': {
      const imports = JSON.stringify([...module.imports]);
      return [
        `script(${name},${imports},function(require,module,exports,${GUARD}){`,
        ...module.code.split('\n'),
        '});',
      ];
    }
  }
}

/**
 * Links modules into one script. It does nothing but call `REGISTER`, so that the frame decides
 * what runs when.
 */
export function toBundle(
  entry: string,
  modules: readonly CompiledModule[],
  scripts: readonly string[],
): Bundle {
  const lines = [`${REGISTER}(function(script,style,json){`];
  const files: BundledFile[] = [];
  for (const module of modules) {
    const own = linesOf(module);
    if (module.kind === 'script') {
      const { name, columns } = module;
      files.push({ name, columns, line: lines.length + 2, lines: own.length - 2 });
    }
    lines.push(...own);
  }
  lines.push('});');
  return { code: lines.join('\n'), entry, files, scripts };
}
