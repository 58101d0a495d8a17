import ts from 'typescript';
import { type Compiled, typeText } from './program';

/** Code that names the modules, so that `scopeOf` can look into them. */
export function modulesCode(modules: readonly string[]): string {
  return modules
    .map((module, index) => `import type * as Module${index} from '${module}';`)
    .join('\n');
}

/** A type that a module declares and does not export, as code. */
function hiddenDeclaration(file: ts.SourceFile | undefined, name: string): string | undefined {
  const declaration = file?.statements
    .filter(ts.isTypeAliasDeclaration)
    .find((each) => each.name.text === name);
  return declaration && typeText(declaration);
}

/**
 * Code that brings the types of these names into scope. Names that no module has are left out: they
 * belong to the language or the DOM, or to nobody, which the compiler then says.
 *
 * @param compiled - Has the `modulesCode` of the modules.
 */
export function scopeOf(
  { file, checker }: Compiled,
  modules: readonly string[],
  names: Iterable<string>,
): string {
  const found = file.statements
    .filter(ts.isImportDeclaration)
    .filter(({ importClause }) => /\bModule\d/.test(importClause?.namedBindings?.getText() ?? ''))
    .map(({ moduleSpecifier }) => checker.getSymbolAtLocation(moduleSpecifier))
    .map((symbol) => ({
      exports: new Set(symbol ? checker.getExportsOfModule(symbol).map((each) => each.name) : []),
      file: symbol?.declarations?.find(ts.isSourceFile),
    }));
  return [...names]
    .flatMap((name) => {
      const index = found.findIndex(({ exports }) => exports.has(name));
      if (index >= 0) return `import type { ${name} } from '${modules[index]}';`;
      return found.flatMap((module) => hiddenDeclaration(module.file, name) ?? []).slice(0, 1);
    })
    .join('\n');
}
