import ts from 'typescript';

/** What the type of a component says of it. */
export interface ComponentType {
  /** What its props are; several where it has overloads. */
  props: readonly ts.Type[];
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

/** An object; undefined where the parameter is none, such as a text. */
function propsOfCall(checker: ts.TypeChecker, signature: ts.Signature): ts.Type[] | undefined {
  const [first] = signature.parameters;
  if (!isShown(signature.getReturnType())) return undefined;
  if (!first) return [];
  const type = checker.getTypeOfSymbol(first);
  const constraint = type.isTypeParameter() ? checker.getBaseConstraintOfType(type) : undefined;
  const isObject = membersOfUnion(constraint ?? type).every(
    (each) => (each.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0,
  );
  const declaration = first.valueDeclaration;
  const isRest = declaration && ts.isParameter(declaration) && declaration.dotDotDotToken;
  // A component is handed props, and nothing else but a ref or, long ago, a context.
  return isObject && !isRest && signature.parameters.length <= 2 ? [type] : undefined;
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

/** The props of a component; undefined for what is none. */
export function componentOf(checker: ts.TypeChecker, type: ts.Type): ComponentType | undefined {
  if (isContext(type)) return undefined;
  for (const signature of type.getConstructSignatures()) {
    const instance = signature.getReturnType();
    const props = instance.getProperty('props');
    if (!props || !instance.getProperty('render')) continue;
    const parameters = parametersOf([signature]);
    return { props: [checker.getTypeOfSymbol(props)], instance, parameters };
  }
  const signatures = type.getCallSignatures();
  const props = signatures.flatMap((each) => propsOfCall(checker, each) ?? []);
  return signatures.some((each) => propsOfCall(checker, each))
    ? { props, instance: undefined, parameters: parametersOf(signatures) }
    : undefined;
}
