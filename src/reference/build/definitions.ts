import ts from 'typescript';
import { isText } from '../../lib/read';
import { type Compiled, namesIn, typeText } from './program';

/** Declarations whose names readers know: those of the language, the DOM, Node and React. */
const WELL_KNOWN = /\/node_modules\/(?:@types\/|csstype\/|typescript\/lib\/)/;

/** What takes more is a page of its own rather than a note to a type; in characters. */
const LONGEST = 800;

/** What declares a type by name. */
export type Declaration =
  ts.TypeAliasDeclaration | ts.InterfaceDeclaration | ts.TypeParameterDeclaration;

/** A name in a type; its declaration where readers may not know it. */
export interface NamedType {
  text: string;
  declaration: Declaration | undefined;
}

function isDeclaration(node: ts.Node): node is Declaration {
  return (
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeParameterDeclaration(node)
  );
}

/** What declares a symbol, if readers may not know that. */
export function declarationOf(
  checker: ts.TypeChecker,
  symbol: ts.Symbol | undefined,
): Declaration | undefined {
  if (!symbol) return undefined;
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = target.declarations?.find(isDeclaration);
  if (!declaration) return undefined;
  const { fileName } = declaration.getSourceFile();
  return WELL_KNOWN.test(fileName) ? undefined : declaration;
}

/** The types that a node names. */
export function namedIn({ checker }: Pick<Compiled, 'checker'>, node: ts.Node): NamedType[] {
  return namesIn(node).map((name) => ({
    text: name.text,
    declaration: declarationOf(checker, checker.getSymbolAtLocation(name)),
  }));
}

/** The texts and numbers that a type allows; undefined where it allows something else, too. */
function literalsOf(checker: ts.TypeChecker, node: ts.TypeNode): string | undefined {
  const type = checker.getTypeFromTypeNode(node);
  const members = type.isUnion() ? type.types : [type];
  return members.every((each) => each.isStringLiteral() || each.isNumberLiteral())
    ? members.map(({ value }) => (isText(value) ? `'${value}'` : value)).join(' | ')
    : undefined;
}

function bodyOf(
  checker: ts.TypeChecker,
  declaration: Exclude<Declaration, ts.TypeParameterDeclaration>,
): string {
  if (ts.isTypeAliasDeclaration(declaration)) {
    const { type } = declaration;
    // `(typeof SIDES)[number]` says nothing without the code.
    const literals = /\btypeof\b/.test(type.getText()) ? literalsOf(checker, type) : undefined;
    if (literals !== undefined) return literals;
    return typeText(type);
  }
  const bases = (declaration.heritageClauses ?? []).flatMap(({ types }) => types.map(typeText));
  const members = declaration.members.map(typeText).join(' ').replace(/;$/, '');
  return [...bases, ...(members || bases.length === 0 ? [`{ ${members} }`] : [])].join(' & ');
}

const ownParameters = (declaration: Declaration): readonly string[] =>
  ts.isTypeParameterDeclaration(declaration)
    ? []
    : (declaration.typeParameters ?? []).map(({ name }) => name.text);

function textOf(checker: ts.TypeChecker, declaration: Declaration): string {
  if (ts.isTypeParameterDeclaration(declaration)) return typeText(declaration);
  const own = ownParameters(declaration);
  const parameters = own.length > 0 ? `<${own.join(', ')}>` : '';
  return `${declaration.name.text}${parameters} = ${bodyOf(checker, declaration)}`;
}

/** The key of a definition: its name, with a number where that has another meaning, too. */
function keyFor(name: string, text: string, definitions: ReadonlyMap<string, string>): string {
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? name : `${name} (${number})`;
    if ((definitions.get(key) ?? text) === text) return key;
  }
}

/**
 * Finds what the named types in a type stand for, and the types that these name.
 *
 * @param names - Those in the type.
 * @param parameters - Of the type of the table: what a type parameter is bound to.
 * @param definitions - What was found before, by its key; more is added.
 * @returns The keys of the definitions, nearest first.
 */
export function define(
  compiled: Pick<Compiled, 'checker'>,
  names: readonly NamedType[],
  parameters: ReadonlyMap<string, ts.TypeParameterDeclaration>,
  definitions: Map<string, string>,
): string[] {
  const found = new Set<string>();
  const queue = [...names];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const declaration = parameters.get(next.text) ?? next.declaration;
    // A type parameter of a type that is defined is said with that type.
    if (!declaration) continue;
    if (ts.isTypeParameterDeclaration(declaration) && !parameters.has(next.text)) continue;
    const text = textOf(compiled.checker, declaration);
    const key = keyFor(next.text, text, definitions);
    // A parameter that can be anything is only a name.
    const isShort = text.length <= LONGEST && text !== next.text;
    if (found.has(key) || !isShort) continue;
    found.add(key);
    definitions.set(key, text);
    const own = ownParameters(declaration);
    queue.push(...namedIn(compiled, declaration).filter(({ text: name }) => !own.includes(name)));
  }
  return [...found];
}
