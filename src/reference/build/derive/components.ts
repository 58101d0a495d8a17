import ts from 'typescript';
import { componentOf, type ComponentType, isContext } from './componentType';

/** A component, as a reader writes it. */
export interface Component extends ComponentType {
  /** Such as `Slider` or `Select.Option`. */
  id: string;
  symbol: ts.Symbol;
}

/** Whether a name can be that of a component; a constant such as `SHOW_ALL` is none. */
const isUpperCase = (name: string) => /^[A-Z]/.test(name) && !/^[A-Z\d]+_/.test(name);

const lettersOf = (name: string) => name.replace(/[^a-z\d]/gi, '').toLowerCase();

/**
 * What readers call the default export: as it is declared, if the package is called so too, else
 * as the package is called.
 */
export function defaultName(packageName: string, declared: string): string {
  const last = packageName.slice(packageName.lastIndexOf('/') + 1);
  if (lettersOf(last).endsWith(lettersOf(declared)) && isUpperCase(declared)) return declared;
  return last
    .replace(/^(?:rc|react)-/, '')
    .split(/\W+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** What an export leads to. */
export function resolved(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** What the package is called by, then the others as written; functions would come first. */
function inOrder(symbols: readonly ts.Symbol[], packageName: string): ts.Symbol[] {
  const main = ['default', defaultName(packageName, '')];
  const files = new Map<ts.SourceFile | undefined, number>();
  const place = ({ name, declarations: [declaration] = [] }: ts.Symbol) => {
    const file = declaration?.getSourceFile();
    if (!files.has(file)) files.set(file, files.size);
    return [main.includes(name) ? 0 : 1, files.get(file) ?? 0, declaration?.pos ?? 0];
  };
  return symbols
    .map((symbol) => ({ symbol, place: place(symbol) }))
    .sort((one, other) => {
      const index = one.place.findIndex((each, at) => each !== other.place[at]);
      return (one.place[index] ?? 0) - (other.place[index] ?? 0);
    })
    .map(({ symbol }) => symbol);
}

/** What a part is declared to be the type of: `Select.Option` may be `typeof Option`. */
function queriedBy(checker: ts.TypeChecker, part: ts.Symbol): ts.Symbol | undefined {
  const declaration = part.valueDeclaration;
  const isTyped =
    declaration && (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration));
  const node = isTyped ? declaration.type : undefined;
  const named = node && ts.isTypeQueryNode(node) && checker.getSymbolAtLocation(node.exprName);
  return named ? resolved(checker, named) : undefined;
}

/**
 * The components that a module exports, and those that are properties of an export, each once:
 * under the name of its declaration where the module exports it under several.
 */
export function componentsIn(
  checker: ts.TypeChecker,
  module: ts.Symbol,
  packageName: string,
): Component[] {
  const components = new Map<ts.Symbol, Component>();
  const exported = inOrder(checker.getExportsOfModule(module), packageName).map((symbol) => {
    const target = resolved(checker, symbol);
    const id = symbol.name === 'default' ? defaultName(packageName, target.name) : symbol.name;
    return { id, target, type: checker.getTypeOfSymbol(target) };
  });
  const add = (id: string, symbol: ts.Symbol, type: ts.Type): void => {
    const known = components.get(symbol);
    const found = known ?? componentOf(checker, type);
    if (found && (!known || symbol.name === id)) components.set(symbol, { symbol, ...found, id });
  };
  for (const { id, target, type } of exported) if (isUpperCase(id)) add(id, target, type);
  for (const { id: owner, target, type } of exported) {
    if (!(target.flags & ts.SymbolFlags.Value) || isContext(type)) continue;
    for (const part of type.getProperties().filter(({ name }) => isUpperCase(name))) {
      const partType = checker.getTypeOfSymbol(part);
      const twin = exported.find((each) => each.id === part.name && each.type === partType);
      const symbol = queriedBy(checker, part) ?? twin?.target ?? part;
      if (!components.has(symbol)) add(`${owner}.${part.name}`, symbol, partType);
    }
  }
  return [...components.values()];
}
