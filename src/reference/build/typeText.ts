import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/** A part of a declaration on one line, without `React.` before its names. */
export function typeText(node: ts.Node): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/\s+/g, ' ')
    .replaceAll('; }', ' }')
    .replace(/\bReact\./g, '')
    .replace(/^\| /, '')
    .trim();
}

/** The names of types in a node, in the order in which they are written, each once. */
export function namesIn(node: ts.Node): ts.Identifier[] {
  const names = new Map<string, ts.Identifier>();
  const visit = (each: ts.Node): void => {
    if (ts.isTypeReferenceNode(each) || ts.isExpressionWithTypeArguments(each)) {
      const name = ts.isTypeReferenceNode(each) ? each.typeName : each.expression;
      const last = ts.isQualifiedName(name) ? name.right : name;
      if (ts.isIdentifier(last) && !names.has(last.text)) names.set(last.text, last);
    }
    ts.forEachChild(each, visit);
  };
  visit(node);
  return [...names.values()];
}
