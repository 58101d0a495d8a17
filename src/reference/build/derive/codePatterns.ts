import ts from 'typescript';

/** Whether a value is written out, so that a reader understands it without the code around it. */
export function isWrittenOut(node: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isWrittenOut);
  if (ts.isPrefixUnaryExpression(node)) return ts.isNumericLiteral(node.operand);
  if (ts.isObjectLiteralExpression(node))
    return node.properties.every(
      (each) => ts.isPropertyAssignment(each) && isWrittenOut(each.initializer),
    );
  return (
    ts.isStringLiteralLike(node) ||
    ts.isNumericLiteral(node) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(
      node.kind,
    )
  );
}

const isVoid = (node: ts.Expression) =>
  ts.isVoidExpression(node) || (ts.isIdentifier(node) && node.text === 'undefined');

/** `x` of `x === void 0`, or of `x !== null && x !== void 0`. */
function comparedWith(node: ts.Expression, operator: ts.SyntaxKind): string | undefined {
  if (!ts.isBinaryExpression(node)) return undefined;
  if (node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return comparedWith(node.right, operator);
  return node.operatorToken.kind === operator && isVoid(node.right) && ts.isIdentifier(node.left)
    ? node.left.text
    : undefined;
}

/** What stands in for a missing value, in code that Babel or TypeScript made for old browsers. */
export function compiledDefault(
  node: ts.Expression,
): { of: string; value: ts.Expression } | undefined {
  if (!ts.isConditionalExpression(node)) return undefined;
  const { condition, whenTrue, whenFalse } = node;
  const equal = comparedWith(condition, ts.SyntaxKind.EqualsEqualsEqualsToken);
  if (equal !== undefined) return { of: equal, value: whenTrue };
  const unequal = comparedWith(condition, ts.SyntaxKind.ExclamationEqualsEqualsToken);
  return unequal === undefined ? undefined : { of: unequal, value: whenFalse };
}

/** The name of a property, without quotes. */
export function nameOf(name: ts.PropertyName | ts.BindingName | undefined): string | undefined {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
}

/** What a function, a class or a variable is called. */
export function ownerOf(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isClassLike(node)) return node.name?.text;
  if (ts.isFunctionExpression(node) && node.name) return node.name.text;
  if (ts.isVariableDeclaration(node)) return nameOf(node.name);
  const isAssigned =
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return isAssigned && ts.isIdentifier(node.left) ? node.left.text : undefined;
}

/** What `defaultProps` are: of a class, of what is assigned to, or of what a helper defines. */
export function defaultPropsIn(node: ts.Node): { of?: string; value: ts.Expression } | undefined {
  if (ts.isPropertyDeclaration(node) && nameOf(node.name) === 'defaultProps' && node.initializer)
    return { value: node.initializer };
  if (
    ts.isBinaryExpression(node) &&
    ts.isPropertyAccessExpression(node.left) &&
    node.left.name.text === 'defaultProps'
  )
    return { of: node.left.expression.getText(), value: node.right };
  // _defineProperty(Slider, 'defaultProps', { … })
  if (!ts.isCallExpression(node)) return undefined;
  const [target, name, value] = node.arguments;
  return target && name && value && ts.isStringLiteral(name) && name.text === 'defaultProps'
    ? { of: target.getText(), value }
    : undefined;
}
