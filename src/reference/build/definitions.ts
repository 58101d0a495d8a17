import ts from 'typescript';
import { type Compiled, namesIn, typeText } from './program';

/** Packages whose types readers may not know. */
const OUR_TYPES = /node_modules\/(?:rc-select|@rc-component|rc-virtual-list)\//;

/** Types of React that stand for something short; the others are objects with many members. */
const OF_REACT = /^(?:ReactNode|Key|\w+EventHandler)$/;

/** A member of a union that React's types have for React's own experiments. */
const INTERNAL = /\| DO_NOT_USE\w+\[\s?keyof DO_NOT_USE\w+\s?\] ?/g;

/** What named types stand for, and which further names that uses. */
export interface Definition {
  text: string;
  names: readonly string[];
}

type Declaration = ts.TypeAliasDeclaration | ts.InterfaceDeclaration | ts.TypeParameterDeclaration;

function isDeclaration(node: ts.Node): node is Declaration {
  return (
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeParameterDeclaration(node)
  );
}

function declarationOf({ checker, file }: Compiled, name: ts.Identifier): Declaration | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  if (!symbol) return undefined;
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = target.declarations?.find(isDeclaration);
  if (!declaration) return undefined;
  const { fileName } = declaration.getSourceFile();
  const isOurs = OUR_TYPES.test(fileName) || declaration.getSourceFile() === file;
  const isReact = /@types\/react\//.test(fileName) && OF_REACT.test(name.text);
  return isOurs || isReact ? declaration : undefined;
}

function bodyOf(declaration: Exclude<Declaration, ts.TypeParameterDeclaration>): string {
  if (ts.isTypeAliasDeclaration(declaration)) {
    const { type } = declaration;
    // `EventHandler` hides a function behind a method, for the sake of variance.
    const event =
      ts.isTypeReferenceNode(type) && type.typeName.getText() === 'EventHandler'
        ? type.typeArguments?.[0]
        : undefined;
    return event
      ? `(event: ${typeText(event)}) => void`
      : typeText(type).replace(INTERNAL, '').trim();
  }
  const bases = (declaration.heritageClauses ?? []).flatMap(({ types }) => types.map(typeText));
  const members = `{ ${declaration.members.map(typeText).join(' ').replace(/;$/, '')} }`;
  return [...bases, members].join(' & ');
}

function toDefinition(declaration: Declaration): Definition {
  const own = new Set(
    ts.isTypeParameterDeclaration(declaration)
      ? []
      : (declaration.typeParameters ?? []).map(({ name }) => name.text),
  );
  const names = namesIn(declaration)
    .map(({ text }) => text)
    .filter((name) => !own.has(name));
  if (ts.isTypeParameterDeclaration(declaration)) return { text: typeText(declaration), names };
  const parameters = own.size > 0 ? `<${[...own].join(', ')}>` : '';
  return { text: `${declaration.name.text}${parameters} = ${bodyOf(declaration)}`, names };
}

/**
 * Finds what the named types in a type stand for, and the types that these name.
 *
 * @param parameters - Of the type of the table: what a type parameter is bound to.
 * @param definitions - Those that were found before; new ones are added.
 * @returns The names with a definition, nearest first.
 */
export function define(
  compiled: Compiled,
  node: ts.Node,
  parameters: ReadonlyMap<string, ts.TypeParameterDeclaration>,
  definitions: Map<string, Definition>,
): string[] {
  const found = new Set<string>();
  const queue: ts.Node[] = [node];
  for (let next = queue.shift(); next; next = queue.shift()) {
    for (const name of namesIn(next)) {
      if (found.has(name.text)) continue;
      const declaration = parameters.get(name.text) ?? declarationOf(compiled, name);
      // A type parameter of a type that is defined is said with that type.
      if (!declaration) continue;
      if (ts.isTypeParameterDeclaration(declaration) && !parameters.has(name.text)) continue;
      found.add(name.text);
      if (!definitions.has(name.text)) definitions.set(name.text, toDefinition(declaration));
      queue.push(declaration);
    }
  }
  return [...found];
}
