import ts from 'typescript';
import { typeText } from '../program';

/** A type as text; and the node that has it, where a declaration does. */
export interface WrittenType {
  text: string;
  node: ts.Node | undefined;
}

/** A method as the function that it is. */
function methodText(node: ts.MethodSignature | ts.MethodDeclaration): string {
  const parameters = node.parameters.map(typeText).join(', ');
  const generics = node.typeParameters ? `<${node.typeParameters.map(typeText).join(', ')}>` : '';
  return `${generics}(${parameters}) => ${node.type ? typeText(node.type) : 'void'}`;
}

/** Whether a node names a parameter of a type around it, which says nothing to a reader. */
export function namesParameter(checker: ts.TypeChecker, node: ts.Node): boolean {
  let found = false;
  const visit = (each: ts.Node): void => {
    if (ts.isTypeReferenceNode(each) && ts.isIdentifier(each.typeName)) {
      const declaration = checker.getSymbolAtLocation(each.typeName)?.declarations?.[0];
      if (declaration && ts.isTypeParameterDeclaration(declaration)) {
        found ||= declaration.pos < node.pos || declaration.end > node.end;
      }
    }
    if (!found) ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}

/** `T['name']` is what `T` declares under that name. */
function lookUp(checker: ts.TypeChecker, node: ts.TypeNode): ts.Declaration | undefined {
  if (!ts.isIndexedAccessTypeNode(node)) return undefined;
  const { objectType, indexType } = node;
  if (!ts.isLiteralTypeNode(indexType) || !ts.isStringLiteral(indexType.literal)) return undefined;
  const property = checker.getTypeFromTypeNode(objectType).getProperty(indexType.literal.text);
  return property?.declarations?.[0];
}

/** `A | undefined` is `A`. */
function withoutUndefinedNode(node: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(node)) return node;
  const others = node.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  const [only] = others;
  if (others.length !== 1 || !only) return node;
  return ts.isParenthesizedTypeNode(only) ? only.type : only;
}

/** The type that a declaration writes; undefined where it writes none. */
export function written(
  checker: ts.TypeChecker,
  declaration: ts.Declaration,
): WrittenType | undefined {
  if (ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration)) {
    return { text: methodText(declaration), node: declaration };
  }
  const isField = ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration);
  if (!isField || !declaration.type) return undefined;
  const node = withoutUndefinedNode(declaration.type);
  const other = lookUp(checker, node);
  if (other) return written(checker, other);
  return { text: typeText(node), node };
}
