import ts from 'typescript';
import { type Component, resolved } from './components';
import { isObject } from './componentType';

/** The parameters of a generic type, by name. */
function parametersOf({ declarations = [] }: ts.Symbol): Component['parameters'] {
  const parameters = declarations
    .filter((each) => ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each))
    .flatMap(({ typeParameters = [] }) => [...typeParameters]);
  return new Map(parameters.map((each) => [each.name.text, each]));
}

/**
 * The types of objects that a module exports under some names, such as the options of a function,
 * as components are described. What is a value, too, is none: a class, or a component.
 *
 * @param names - Of types; others are skipped.
 */
export function typesIn(
  checker: ts.TypeChecker,
  module: ts.Symbol,
  names: readonly string[],
): Component[] {
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = resolved(checker, exported);
    if (!names.includes(exported.name) || symbol.flags & ts.SymbolFlags.Value) return [];
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    if (!isObject(type)) return [];
    const parameters = parametersOf(symbol);
    const none = { isContext: false, instance: undefined };
    return { ...none, id: exported.name, symbol, props: [type], parameters };
  });
}
