import ts from 'typescript';

/** What the type of a component, or of a context, says of it. */
export interface ComponentType {
  /** What its props are; several where it has overloads. Of a context, what it holds. */
  props: readonly ts.Type[];
  isContext: boolean;
  /** What a ref to a class component holds. */
  instance: ts.Type | undefined;
  /** The parameters of a generic component, by name. */
  parameters: ReadonlyMap<string, ts.TypeParameterDeclaration>;
}

/** The members of a union, or the type itself. */
export function membersOfUnion(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/** Whether a function that returns this shows something; many a marker returns `null`. */
function isShown(type: ts.Type): boolean {
  return membersOfUnion(type).some(
    (each) =>
      (each.flags & ts.TypeFlags.Null) !== 0 ||
      (each.getProperty('props') !== undefined && each.getProperty('key') !== undefined),
  );
}

/** A context can be called since React 19, as its own provider. */
export const isContext = (type: ts.Type) =>
  type.getProperty('Provider') !== undefined && type.getProperty('Consumer') !== undefined;

/** Whether a type has fields or props, and is no text or the like. */
export const isObject = (type: ts.Type) =>
  membersOfUnion(type).every(
    ({ flags }) => (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0,
  );

/** What is held by a context; undefined where that has no fields to list. */
function heldBy(checker: ts.TypeChecker, context: ts.Type): ts.Type | undefined {
  const provider = context.getProperty('Provider');
  const [call] = provider ? checker.getTypeOfSymbol(provider).getCallSignatures() : [];
  const props = call?.parameters[0];
  const value = props && checker.getTypeOfSymbol(props).getProperty('value');
  const held = value && checker.getNonNullableType(checker.getTypeOfSymbol(value));
  const hasFields = (each: ts.Type) =>
    each.getProperties().length > 0 &&
    each.getCallSignatures().length === 0 &&
    !checker.isArrayLikeType(each);
  return held && isObject(held) && membersOfUnion(held).every(hasFields) ? held : undefined;
}

/** An object; undefined where the parameter is none, such as a text. */
function propsOfCall(checker: ts.TypeChecker, signature: ts.Signature): ts.Type[] | undefined {
  const [first] = signature.parameters;
  if (!isShown(signature.getReturnType())) return undefined;
  if (!first) return [];
  const type = checker.getTypeOfSymbol(first);
  const constraint = type.isTypeParameter() ? checker.getBaseConstraintOfType(type) : undefined;
  const declaration = first.valueDeclaration;
  const isRest = declaration && ts.isParameter(declaration) && declaration.dotDotDotToken;
  // A component is handed props, and nothing else but a ref or, long ago, a context.
  const isOne = isObject(constraint ?? type) && !isRest && signature.parameters.length <= 2;
  return isOne ? [type] : undefined;
}

function parametersOf(
  signatures: readonly ts.Signature[],
): ReadonlyMap<string, ts.TypeParameterDeclaration> {
  const declarations = signatures
    .flatMap(({ typeParameters = [] }) => typeParameters)
    .flatMap((parameter) => parameter.symbol.declarations ?? [])
    .filter(ts.isTypeParameterDeclaration);
  return new Map(declarations.map((each) => [each.name.text, each]));
}

/** The props of a component, or what a context holds; undefined for what is neither. */
export function componentOf(checker: ts.TypeChecker, type: ts.Type): ComponentType | undefined {
  const none = { isContext: false, instance: undefined, parameters: parametersOf([]) };
  if (isContext(type)) {
    const held = heldBy(checker, type);
    return held && { ...none, props: [held], isContext: true };
  }
  for (const signature of type.getConstructSignatures()) {
    const instance = signature.getReturnType();
    const props = instance.getProperty('props');
    if (!props || !instance.getProperty('render')) continue;
    const parameters = parametersOf([signature]);
    return { ...none, props: [checker.getTypeOfSymbol(props)], instance, parameters };
  }
  const signatures = type.getCallSignatures();
  const props = signatures.flatMap((each) => propsOfCall(checker, each) ?? []);
  return signatures.some((each) => propsOfCall(checker, each))
    ? { ...none, props, parameters: parametersOf(signatures) }
    : undefined;
}
