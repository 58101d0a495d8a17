import ts from 'typescript';
import { type ComponentType, membersOfUnion } from './componentType';
import { type Prop, propsOf, shapesOf } from './props';

/** What a class has for React and for itself: its lifecycle, what it renders, its handlers. */
const OF_THE_CLASS =
  /^(?:_|render|component(?:Did|Will)|shouldComponent|getSnapshot|UNSAFE_|setState$|forceUpdate$|handle[A-Z])|(?:^on|On)[A-Z]/;

/** What a ref to a component holds; undefined where it takes none. */
function refOf(
  checker: ts.TypeChecker,
  { props, instance, isContext }: ComponentType,
): ts.Type | undefined {
  if (instance || isContext) return instance;
  for (const shape of props.flatMap((type) => shapesOf(checker, type))) {
    const ref = shape.getProperty('ref');
    for (const each of ref ? membersOfUnion(checker.getTypeOfSymbol(ref)) : []) {
      const current = each.getProperty('current');
      if (current) return checker.getNonNullableType(checker.getTypeOfSymbol(current));
    }
  }
  return undefined;
}

/** Whether a ref holds an element of the document, whose members readers know. */
function isElement(type: ts.Type): boolean {
  return membersOfUnion(type).every((each) => each.getProperty('nodeType') !== undefined);
}

/** Whether a ref holds an instance of a class. */
function isInstance({ symbol }: { readonly symbol?: ts.Symbol }): boolean {
  return symbol !== undefined && (symbol.flags & ts.SymbolFlags.Class) !== 0;
}

/**
 * Whether a member of a class is for its readers. Types do not tell: it is public, and a command,
 * which returns nothing, or something that its authors have described.
 */
function isForReaders(checker: ts.TypeChecker, { name, symbols }: Prop): boolean {
  const isHidden = ({ declarations = [] }: ts.Symbol) =>
    declarations.some(
      (each) => ts.getCombinedModifierFlags(each) & ts.ModifierFlags.NonPublicAccessibilityModifier,
    );
  if (OF_THE_CLASS.test(name) || symbols.some(isHidden)) return false;
  return symbols.some((symbol) => {
    const calls = checker.getTypeOfSymbol(symbol).getCallSignatures();
    const isCommand = (each: ts.Signature) =>
      (each.getReturnType().flags & ts.TypeFlags.Void) !== 0;
    const isDescribed = symbol.getDocumentationComment(checker).length > 0;
    return calls.length > 0 && (isDescribed || calls.every(isCommand));
  });
}

/** What a ref to a component holds for readers; nothing where that is an element. */
export function membersOfRef(checker: ts.TypeChecker, component: ComponentType): Prop[] {
  const ref = refOf(checker, component);
  if (!ref || isElement(ref)) return [];
  const members = propsOf(checker, [ref]);
  return isInstance(ref) ? members.filter((each) => isForReaders(checker, each)) : members;
}
