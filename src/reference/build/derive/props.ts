import ts from 'typescript';
import { membersOfUnion } from './componentType';

/** A prop in one or more of the shapes that the props of a component can have. */
export interface Prop {
  name: string;
  /** The same prop in each shape that has it. */
  symbols: readonly ts.Symbol[];
  required: boolean;
}

/** React's own, of which a component sees nothing. */
const NOT_PROPS: ReadonlySet<string> = new Set(['key', 'ref']);

/** The shapes of props: `A | B`, also within `(A | B) & C`, has two. */
export function shapesOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  return membersOfUnion(checker.getApparentType(type)).flatMap((each) =>
    each.isUnion() ? each.types : [each],
  );
}

const isOptional = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Optional) !== 0;

/** Whether a shape forbids a prop, as in `{ href?: never }`. */
function isForbidden(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  return membersOfUnion(checker.getTypeOfSymbol(symbol)).every(
    ({ flags }) => (flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined)) !== 0,
  );
}

/** Names that start with two underscores are for the package alone. */
const isPrivate = (symbol: ts.Symbol) =>
  symbol.name.startsWith('__') ||
  symbol
    .getJsDocTags()
    .some(({ name }) => ['private', 'internal', 'ignore', 'hidden'].includes(name));

/**
 * The fields of an object, in the order of their declarations; one that not every shape requires is
 * not required.
 */
export function fieldsOf(checker: ts.TypeChecker, types: readonly ts.Type[]): Prop[] {
  const shapes = types.flatMap((type) => shapesOf(checker, type));
  const symbols = new Map<string, ts.Symbol[]>();
  for (const shape of shapes) {
    for (const symbol of checker.getPropertiesOfType(shape)) {
      if (isPrivate(symbol) || isForbidden(checker, symbol)) continue;
      symbols.set(symbol.name, [...(symbols.get(symbol.name) ?? []), symbol]);
    }
  }
  return [...symbols].map(([name, each]) => ({
    name,
    symbols: each,
    required: each.length === shapes.length && !each.some(isOptional),
  }));
}

/** The props of a component: the fields of what it is given. */
export function propsOf(checker: ts.TypeChecker, types: readonly ts.Type[]): Prop[] {
  return fieldsOf(checker, types).filter(({ name }) => !NOT_PROPS.has(name));
}
