import ts from 'typescript';
import { type Compiled, typeText } from './program';

/** Where the types come from that rc-select's declarations name, in the order of a search. */
const MODULES = [
  'rc-select/es/Select',
  'rc-select/es/BaseSelect',
  'rc-select/es/interface',
  '@rc-component/trigger/lib/interface',
  'rc-virtual-list/lib/List',
  'react',
];

/** Code that names the modules, so that `scopeOf` can look into them. */
export const MODULES_CODE = MODULES.map(
  (module, index) => `import type * as Module${index} from '${module}';`,
).join('\n');

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
 * @param compiled - Has `MODULES_CODE`.
 */
export function scopeOf({ file, checker }: Compiled, names: Iterable<string>): string {
  const modules = file.statements
    .filter(ts.isImportDeclaration)
    .filter(({ importClause }) => importClause?.namedBindings?.getText().includes('Module'))
    .map(({ moduleSpecifier }) => checker.getSymbolAtLocation(moduleSpecifier))
    .map((symbol) => ({
      exports: new Set(symbol ? checker.getExportsOfModule(symbol).map((each) => each.name) : []),
      file: symbol?.declarations?.find(ts.isSourceFile),
    }));
  return [...names]
    .flatMap((name) => {
      const index = modules.findIndex(({ exports }) => exports.has(name));
      if (index >= 0) return `import type { ${name} } from '${MODULES[index]}';`;
      return modules.flatMap((module) => hiddenDeclaration(module.file, name) ?? []).slice(0, 1);
    })
    .join('\n');
}
