import path from 'node:path';
import ts from 'typescript';
import { Problem } from '../lib/problem';
import { isText } from '../lib/read';
import type { InstalledPackage } from '../build/installed';
import { deriveReference } from '../reference/build/derive';
import { componentsIn } from '../reference/build/derive/components';
import { createCompiler, type Compiled } from '../reference/build/program';
import type { LibraryFacts } from './library';
import { styleOf } from './styleOf';
import { createTypeCheck } from './typeCheck';
import type { TypeCheck } from './findDemo';

/** Where a library is read. */
export interface LibraryPlace {
  /** Folder that has packages in `node_modules`. */
  folder: string;
  name: string;
  installed: InstalledPackage;
  /** Absolute path of the module that it is entered by, where its sources are read. */
  source: string | undefined;
}

/** What a library is, and what tells whether its types allow an element. */
export interface ReadLibrary {
  facts: LibraryFacts;
  check: TypeCheck;
}

function noTypes(name: string): Problem {
  return new Problem({
    what: `${name} has no types.`,
    why: 'tables and demos are made of the types of a library.',
    fix: 'take a version of it that has types, or ask its authors for some.',
  });
}

function noComponent(name: string): Problem {
  return new Problem({
    what: `${name} exports no component.`,
    why: 'none of its exports is, by its types, a component of React.',
    fix: 'name a package that exports components, or the one that has them in its source.',
  });
}

/** The module of a library in code that imports nothing else; undefined where it has no types. */
function moduleIn({ checker, file }: Compiled): ts.Symbol | undefined {
  const [statement] = file.statements.filter(ts.isImportDeclaration);
  return statement && checker.getSymbolAtLocation(statement.moduleSpecifier);
}

const importing = (specifier: string) => `import * as Library from ${JSON.stringify(specifier)};`;

/** Whether an installed library has types. */
export function hasTypes(folder: string, name: string): boolean {
  return moduleIn(createCompiler(folder)(importing(name))) !== undefined;
}

/**
 * Reads which components a library has, and what they take.
 *
 * @throws {Problem} When it has no types, or no component.
 */
export function readLibrary({ folder, name, installed, source }: LibraryPlace): ReadLibrary {
  const specifier = (source ?? name).replaceAll(path.sep, '/').replace(/\.tsx?$/, '');
  const compile = createCompiler(folder);
  const compiled = compile(importing(specifier));
  const { checker } = compiled;
  const module = moduleIn(compiled);
  if (!module) throw noTypes(name);
  const found = componentsIn(checker, module, name).filter(({ isContext }) => !isContext);
  if (found.length === 0) throw noComponent(name);
  const reference = deriveReference(folder, [{ name, ...(source !== undefined && { source }) }]);
  const { tables, types, inherited = {} } = reference;
  const exports = new Set(checker.getExportsOfModule(module).map((each) => each.name));
  const { description } = installed.manifest;
  const facts: LibraryFacts = {
    name,
    description: isText(description) ? description : '',
    isPrivate: installed.manifest.private === true,
    exports,
    components: found.map(({ id }) => ({
      id,
      props: tables[id] ?? {},
      inherits: inherited[id] !== undefined,
      hasRef: tables[`${id}.ref`] !== undefined,
    })),
    types,
    style: source === undefined ? styleOf(name, installed.folder, installed.manifest) : undefined,
  };
  return { facts, check: createTypeCheck(compile, specifier, exports) };
}
